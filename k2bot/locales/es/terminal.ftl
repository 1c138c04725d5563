# What bot.py prints for the person who runs the bot: help, errors, and the results of its commands.

## Help

terminal-usage = Uso: { $program } [comando [destino]] [opciones]
terminal-about = Organiza partidas de juegos de mesa en Discord o, si no hay token, en tu navegador. El token se lee de la variable de entorno { $variable } o del archivo que indica { $file }.
terminal-commands = Comandos
terminal-options = Opciones
terminal-command = comando
terminal-target = destino
terminal-file = ARCHIVO
terminal-word = NOMBRE
# As in English
terminal-number = N
terminal-help-command = ejecuta esto en lugar del bot, también mientras el bot está en marcha (salvo { $ratings } y { $move }). { $check }: revisa los ajustes y si el bot puede llevar partidas en un canal; { $backup }: copia la base de datos a un archivo; { $drill }: restaura una copia junto a la base de datos, reproduce sus partidas y borra lo restaurado; { $health }: revisa el bot en marcha; { $replay }: reproduce todas las partidas y muestra las que salen distintas; { $verify }: reproduce un registro y muestra la huella de su sorteo; { $export }: escribe en un archivo lo que hay guardado sobre alguien; { $ratings }: calcula de nuevo todos los ratings; { $move }: copia todas las partidas de una base de datos a otra vacía
terminal-help-target = { $check }: el ID de un canal; { $backup }: el archivo de destino; { $drill }: una copia; { $verify }: un registro; { $export }: el ID de una persona y, si quieres, el archivo de destino; { $move }: dos bases de datos
terminal-help-help = muestra esta ayuda
terminal-help-version = muestra la versión
terminal-help-config = el archivo de ajustes (por defecto, { $file }, si existe)
terminal-help-database = el archivo donde se guardan todas las partidas, o la dirección de una base de datos PostgreSQL
terminal-help-language = el idioma del bot; { $pseudo } es un idioma de prueba
terminal-help-health-port = el puerto local para /healthz y /metrics; 0: ninguno
terminal-help-health-address = dónde se llega a ese puerto; 127.0.0.1: solo en este equipo, 0.0.0.0: en todas sus redes
terminal-help-offline = jugar en el navegador aunque haya un token
terminal-help-players = con { $offline }: cuántas personas juegan
terminal-help-port = con { $offline }: el puerto de la página local; 0: cualquiera que esté libre

## Why a command line can’t be used

terminal-misused = { $argument }: falta un valor o sobra uno. Todas las opciones: { $program } --help
terminal-unclear = No se entiende esa línea de comandos. Todos los comandos y opciones: { $program } --help
terminal-unknown = El bot no conoce { $arguments }. Todos los comandos y opciones: { $program } --help
terminal-unknown-command = No existe el comando { $command }. Los comandos son { $commands }.

## Why the settings can’t be used: the place, the setting and the reason

terminal-settings = Los ajustes no sirven. { $reason }
# As in English
settings-file = { $file }: { $reason }
# As in English
settings-in-file = { $file }: { $setting }: { $reason }
settings-in-command-line = línea de comandos: { $setting }: { $reason }
settings-in-environment = entorno: { $setting }: { $reason }

settings-no-file = no existe ese archivo
settings-unreadable = no se puede leer: { $error }
settings-encoding = no es texto en UTF-8; guárdalo con la codificación UTF-8
settings-large = ocupa más de { $size } KiB, así que no puede ser el archivo correcto; indica otro
settings-no-toml = no es TOML válido: { $error }
settings-no-token = { $file } está vacío; tiene que contener el token
settings-token-empty = está definida, pero vacía; dale un valor o bórrala: sin token, el bot funciona en tu navegador
settings-token-and-more = contiene algo más que el token, como un espacio o una segunda línea
settings-token = pon el token en la variable de entorno { $variable }, no en este archivo
settings-unknown = no existe ese ajuste; los ajustes son { $settings }
settings-misspelt = no existe ese ajuste; ¿quieres decir { $setting }?
settings-games = tiene que ser una lista de juegos, como ["k2"], no { $value }
settings-games-twice = un juego aparece dos veces
settings-path = tiene que ser la ruta de un archivo entre comillas, no { $value }
settings-no-server = tiene que ser un archivo: sin Discord, las partidas se guardan en uno
settings-folder = { $path } es una carpeta; indica un archivo dentro de ella
settings-no-folder = la carpeta { $folder } no existe
settings-choice = valores posibles: { $allowed }, no { $value }
settings-address = tiene que ser una dirección IP como "127.0.0.1", no { $value }
settings-whole = tiene que ser un número entero de { $least } a { $most }, no { $value }
settings-shards = tiene que ser un número entero de { $least } a { $most }, o "auto", no { $value }
settings-parts = parts: varios procesos solo pueden compartir una base de datos en un servidor PostgreSQL; con un archivo, déjalo en 1
settings-number = tiene que ser un número de { $least } a { $most }, no { $value }
settings-switch = tiene que ser true o false, no { $value }

## Why the bot can’t run

terminal-home = Las partidas se guardan en { $folder }. Los ajustes van ahí también, en un archivo config.toml.
terminal-stopped = Parado. Todas las partidas están guardadas.
terminal-no-home = No se puede crear la carpeta de las partidas, { $folder }: { $error }
terminal-no-page = La página para el navegador no está instalada ({ $error }). Para jugar en Discord, pon un token en { $variable }. Para jugar en el navegador, instala los paquetes de la página: pip install -r requirements-offline.lock, o k2bot[offline] con pipx o uv (README.md).
terminal-no-file = { $path }: no existe ese archivo
terminal-games = El bot no puede ofrecer los juegos de los ajustes: { $reason }
terminal-unknown-game = no existe el juego { $game }; hay { $games }, y otros por su ruta: package.module:Class
terminal-no-game = no hay ningún juego en { $path }: { $error }
terminal-not-a-game = no hay ningún juego en { $path }: { $name } no deriva de { $base }
terminal-token = Discord no acepta el token de { $variable }. Crea uno nuevo: abre https://discord.com/developers/applications, elige tu aplicación y pulsa Reset Token en Bot.
terminal-shards = El bot está en demasiados servidores para el número de conexiones que tiene. Pon shards = "auto" en los ajustes.
terminal-closed = Discord cerró la conexión: { $error }
terminal-refused = Discord tiene problemas y rechazó la conexión: { $error }. Prueba más tarde.
terminal-unreachable = No se puede conectar con Discord: { $error }. ¿Tiene internet este equipo?

## Why the database can’t be used

store-claimed = { $path } está en uso por otro bot. Detén antes ese bot o indica otro archivo con --database.
store-lease-lost = Otra instancia del bot ha tomado el relevo, así que esta ya no guarda nada.
store-parts = { $path }: otros procesos comparten esta base de datos en { $parts } partes, pero aquí parts es { $own }. Pon el mismo número en todos o detenlos todos antes.
store-elsewhere = otro proceso dirige la partida { $table }
store-missing = { $path }: no existe ese archivo; indica otro con --database
store-unopened = { $path }: no se puede abrir la base de datos ({ $error }). ¿Existe la carpeta y se puede escribir en ella?
store-read-only = { $path }: este usuario no puede escribir en la base de datos ({ $error }); permítele escribir en el archivo y en su carpeta, o indica otro archivo
store-newer = { $path }: esta base de datos es de una versión más nueva del bot (va por el paso { $step }, y esta versión conoce hasta el { $known }); actualiza el bot o indica otro archivo
store-damaged = { $path }: la base de datos está dañada ({ $error }). Detén el bot y sustituye el archivo por una copia de seguridad (docs/operations.md, Backups), o salva lo que aún se pueda leer en un archivo nuevo: sqlite3 "{ $path }" .recover | sqlite3 saved.sqlite3
store-not-a-database = { $path }: no es una base de datos, o su comienzo está dañado ({ $error }). Indica otro archivo o sustitúyelo por una copia de seguridad (docs/operations.md, Backups).
store-foreign = { $path }: es la base de datos de otro programa; indica otro archivo
store-unusable = { $path }: no se puede usar la base de datos ({ $error }); indica otro archivo o repara este
store-full = { $path }: no se puede guardar nada, el disco está lleno ({ $error }). Haz sitio y las partidas continuarán. Todo lo guardado hasta ahora está a salvo.
store-unwritable = { $path }: no se puede guardar nada, no se puede escribir en el disco ({ $error }): quizá esté lleno, por encima de una cuota o estropeado. Haz sitio y las partidas continuarán. Todo lo guardado hasta ahora está a salvo.
store-no-psycopg = { $path }: una base de datos en un servidor PostgreSQL necesita el paquete psycopg ({ $error }). Instala los paquetes de requirements-postgresql.lock (docs/operations.md).
store-away = { $path }: no se puede llegar al servidor de la base de datos ({ $error }). Las partidas siguen solas en cuanto se pueda. Todo lo guardado hasta ahora está a salvo.
store-locked = { $path }: no se puede guardar nada, porque otro programa mantiene bloqueada la base de datos ({ $error }). Cierra ese programa o deja que termine; las partidas siguen solas. Todo lo guardado hasta ahora está a salvo.
store-old-server = { $path }: el servidor usa PostgreSQL { $version }; el bot necesita la versión { $oldest } o una más nueva
store-encoding = { $path }: esta base de datos usa { $encoding }, donde faltan muchas letras; crea una que use UTF8
store-empty = { $path }: en esta base de datos todavía no hay nada guardado
store-older = { $path }: esta base de datos es de una versión anterior del bot (tiene el paso { $step }, esta versión conoce { $known }); inicia el bot una vez y la actualizará

## The command backup

backup-no-file = Indica el archivo de destino: { $program } backup { terminal-file }
backup-itself = { $path } es la propia base de datos; indica otro archivo para la copia de seguridad
backup-unwritable = { $path }: no se puede escribir la copia de seguridad ({ $error }); indica otro archivo
backup-no-room = { $path }: no se puede escribir la copia ({ $error }); haz sitio ahí
backup-done = { $path }: copia completa de { $database }; partidas: { $games }
backup-unnoted = La copia está completa, pero no se pudo anotar en la base de datos, así que check y /metrics no la tienen en cuenta: { $reason }

## The command restore-drill

drill-no-file = Indica la copia que hay que probar: { $program } restore-drill { terminal-file }
drill-in-the-way = { $path } estorba: ahí se restauraría la copia; muévelo o bórralo
drill-restored = { $path }: la copia { $backup }, restaurada; partidas: { $games }
drill-newest = última jugada: { $restored } (UTC) en la copia, { $live } en { $database }
drill-newest-alone = última jugada: { $restored } (UTC); no hay base de datos { $database } con que compararla
drill-none = ninguna
drill-fine = La copia se puede restaurar y todas sus partidas se repiten igual. Lo restaurado se ha borrado.
drill-differs = La copia se puede restaurar, pero no todas sus partidas se repiten igual: mira las líneas de arriba. Lo restaurado se ha borrado.

## The command move-store

move-unnamed = Indica la base de datos que se copia y una vacía donde copiarla, cada una como archivo o como dirección de una base PostgreSQL: { $program } move-store ORIGEN DESTINO
move-in-the-way = { $path }: ya contiene algo; indica una base de datos vacía o un archivo que no exista
move-hosted = { $path }: un bot dirige partidas en esta base de datos, así que a la copia le faltaría lo que se juegue mientras tanto. Detén todos los bots que la usan e inténtalo de nuevo. Si alguno se interrumpió de golpe, espera antes diez segundos.
move-different = { $path }: lo que ha llegado no es lo que se envió. Borra la copia; el original no ha cambiado.
move-done = { $target }: una copia completa de { $source }; partidas: { $tables }, filas: { $rows }
move-fine = Allí todas las partidas salen igual al reproducirlas. Indícala en los ajustes (database = …) y conserva el original hasta comprobar que todo va bien.
move-differs = Allí no todas las partidas salen igual al reproducirlas: mira las líneas de arriba. El original no ha cambiado.

## The command check

check-fix = Por arreglar: { $count }
check-fine = El bot puede funcionar.
check-packages = paquetes: { $packages }
check-games = juegos: { $games }
check-games-unusable = juegos: { $reason }
check-token = token: { $variable } está definida y parece un token
check-token-none = token: { $variable } no está definida, así que el bot funciona en tu navegador, sin Discord
check-token-no-page = token: { $variable } no está definida y la página para el navegador no está instalada: define el token para jugar en Discord o instala los paquetes de requirements-offline.lock
check-token-odd = token: el valor de { $variable } no parece un token (tres partes unidas por puntos). Crea uno nuevo en la página de tu aplicación: pulsa Reset Token en Bot
check-database = base de datos { $path }: intacta y legible con esta versión; partidas: { $games }
check-database-none = base de datos { $path }: aún no existe; se crea al iniciar el bot por primera vez
check-database-empty = base de datos { $path }: se puede llegar a ella y sigue vacía; el primer arranque crea sus tablas
check-database-folder = base de datos { $path }: no se puede escribir en la carpeta { $folder }; SQLite necesita crear archivos en ella
check-database-locked = base de datos { $path }: este usuario no puede escribir en el archivo
check-database-exposed = base de datos { $path }: otros usuarios de este equipo pueden leerla, incluidas las cartas ocultas; ejecuta: chmod go= "{ $path }"*
check-database-unusable = base de datos { $reason }
check-database-network = base de datos { $path }: está en un sistema de archivos de red ({ $kind }), donde SQLite puede dañarla; guárdala en un disco de este equipo
check-backup = copia de seguridad: la última es del { $at } (UTC), { $megabytes } MB: { $file }
check-backup-none = copia de seguridad: todavía no hay ninguna; programa una diaria (docs/operations.md, Backups)
check-backup-old = copia de seguridad: la última es del { $at } (UTC), hace más de dos días: { $file }. Haz una ahora ({ $program } backup { terminal-file }) y averigua por qué no se hace una cada día (docs/operations.md, Backups)
check-backup-never = copia de seguridad: no hay ninguna, aunque la partida más antigua es del { $at } (UTC). Haz una ahora ({ $program } backup { terminal-file }) y programa una diaria (docs/operations.md, Backups)
check-typeface = tipo de letra: Manrope está instalada («K2» mide { $width } píxeles de ancho)
check-typeface-unusable = tipo de letra: no se puede leer ({ $error }); instala los paquetes de requirements.lock
check-language = idioma { $language }: { $count } textos{ $default ->
        [yes] , el predeterminado
       *[no] { "" }
    }
check-language-unusable = idioma { $language }: { $error }
check-channel = canal { $channel }: el bot puede llevar partidas allí
check-channel-token = canal { $channel }: para preguntar a Discord, pon un token en { $variable }
check-channel-refused = canal { $channel }: Discord no acepta el token; crea uno nuevo
check-channel-unasked = canal { $channel }: no se ha podido preguntar a Discord: { $error }
check-channel-none = canal { $channel }: no existe ese canal; copia otra vez su ID (modo de desarrollador, Copiar ID del canal)
check-channel-unseen = canal { $channel }: el bot no puede verlo; invita al bot y permite allí { permission-view-channel }
check-channel-elsewhere = canal { $channel }: no es un canal de un servidor
check-channel-name = #{ $channel } en { $server }
check-channel-permissions = canal { $channel }: permite allí al bot: { $permissions }
check-channel-invalid = { $channel } no es el ID de un canal. Activa en Discord el modo de desarrollador, haz clic derecho en el canal y elige Copiar ID del canal.
check-shards = shards: Discord recomienda { $count }
check-shards-more = shards: Discord recomienda { $count } para los servidores en los que está el bot; pon shards = "auto"

## The command health, and what it says of a bot that isn’t well

health-off = El punto de control de estado está desactivado: pon health_port en los ajustes o usa --health-port
health-unanswered = El bot no responde en el puerto { $port }: { $error }
health-disconnected = no hay conexión con Discord
health-shards = no hay conexión con Discord para { $count ->
        [one] el shard { $shards }
       *[other] los shards { $shards }
    } de 0 a { $last }
health-stuck = hace { $seconds } segundos que no se puede enviar ningún mensaje, y hay mensajes esperando
health-standby = en espera: otro proceso dirige las partidas
health-ranges = ok: de las { $parts } partes, este proceso dirige estas: { $ranges }
health-lapsed = la base de datos no responde desde hace { $seconds } segundos, así que nadie recibe respuesta

## The command replay-check. Tables, inputs and seats have the numbers that the log names them by.

replay-target = replay-check no admite ningún argumento ({ $target }). Indica la base de datos con --database.
replay-table = partida { $table } ({ $game }, { $status ->
        [lobby] sin empezar
        [running] en marcha
        [over] terminada
       *[cancelled] cancelada
    }): { $outcome ->
        [same] igual
        [different] DISTINTA, { $reason }
       *[failing] FALLA, { $reason }
    }; entradas: { $inputs }, sin huella: { $unmarked }
replay-summary = partidas: { $games }, iguales: { $same }, distintas: { $different }, con fallos: { $failing }; entradas: { $inputs }, sin huella: { $unmarked }
replay-no-game = esta versión no tiene el juego { $game }
replay-no-start = el comienzo de la partida no está registrado
replay-rules = la partida empezó con la revisión { $rules } de las reglas, y la más nueva conocida es la { $known }
replay-start = no se puede empezar la partida: { $error }
replay-which-input = entrada { $number } ({ $kind ->
        [answer] respuesta
        [default] respuesta por defecto
        [resign] abandono
       *[undo] deshacer
    } del puesto { $seat })
# As in English
replay-input = { replay-which-input }: { $error }
replay-input-differs = { replay-which-input } lleva a un estado distinto del que llevó entonces
replay-over = ahora ha terminado
replay-not-over = ahora no ha terminado
replay-standings = la clasificación final no coincide con la registrada

## The command verify

record-no-file = Indica el registro: { $program } verify { terminal-file }
record-unreadable = no se puede leer { $path }: { $error }
record-large = { $path } es demasiado grande para ser un registro: el límite es { $size } KiB. Usa el archivo tal como lo publicó el bot.
record-unknown = { $path } no es un registro de { $games }. Usa el archivo tal como lo publicó el bot.
record-refused = { $game }: { $reason }
record-played = { $path }: una partida de { $game }; respuestas: { $answers }; { $over ->
        [yes] llevan al resultado registrado
       *[no] la partida no ha terminado
    }
record-unmarked = Las líneas no tienen huella: no se notaría si se cambiara una jugada por otra legal.
record-fingerprint = Huella del sorteo (SHA-256), como la mostraba { command-status-name } antes de que se uniera nadie: { $fingerprint }
record-presses = Pulsaciones de { lobby-button-join } y { lobby-button-start } que entraron en el sorteo (UTC): { $presses }
record-no-presses = No entró ninguna pulsación en el sorteo: el bot eligió la semilla por sí solo.

## The command export

export-no-user = Indica el ID de la persona y, si quieres, el archivo de destino: { $program } export ID [{ terminal-file }]. { export-how }
export-user-invalid = { $user } no es el ID de una persona. { export-how }
export-how = Activa en Discord el modo de desarrollador, haz clic derecho en la persona y elige Copiar ID de usuario.
export-unwritable = { $path }: no se puede escribir el archivo ({ $error }); indica otro
export-done = { $path }: lo que hay guardado sobre { $user }, en JSON dentro de un archivo ZIP; filas: { $rows }. No se lo des a nadie más y bórralo cuando esa persona lo tenga.
export-nothing = No hay nada guardado sobre { $user }, así que no hay archivo.

## The command ratings

ratings-target = ratings no admite ningún argumento ({ $target }). Indica la base de datos con --database.
ratings-computed = servidor { $server }, { $game }: partidas que cuentan: { $games }, personas con rating: { $people }
ratings-no-server = Ningún servidor ha activado el rating.
