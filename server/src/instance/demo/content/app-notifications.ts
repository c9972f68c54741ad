import type { DemoBoard } from '../demo-data.ts';

export const notifications: DemoBoard = {
  name: 'Notificaciones',
  label: 'Ámbar',
  age: 40,
  done: [
    {
      title: 'Inventario de los avisos que mandamos hoy',
      priority: 'Media',
      to: 'lucia',
      by: 'demo',
      comments: [
        'lucia: Mandamos 31 avisos distintos. Nueve dicen lo mismo con otras palabras.',
        'demo: ¿Cuáles se abren?',
        'lucia: Cuatro: confirmación, instrucciones de llegada, cambio de horario y reembolso. El resto no llega al 2 %.',
        'mateo: Entonces quedan esos cuatro y discutimos los demás uno por uno.',
      ],
      points: [
        { say: 'Teléfono', done: true },
        { say: 'Correo', done: true },
        { say: 'Mensajes de texto', done: true },
      ],
    },
    { title: 'Escribir los cuatro avisos esenciales', priority: 'Alta', to: 'lucia' },
    {
      title: 'Pedir permiso en el momento justo',
      priority: 'Alta',
      to: 'tomas',
      label: 'Ámbar',
      comments: [
        'tomas: Lo pedimos después de la primera reserva, con una línea que dice para qué.',
        'lucia: Pasamos de 38 % a 71 % de permisos.',
      ],
    },
    {
      title: 'Silencio de 22 a 8, salvo urgencias',
      priority: 'Alta',
      to: 'bruno',
      text: 'Según la hora del teléfono, no la nuestra. Urgencias: cambio de acceso, ruta cortada, cancelación del anfitrión.',
    },
    { title: 'Quitar los avisos de promociones', priority: 'Media', to: 'tomas', was: { priority: 'Alta' } },
    {
      title: 'Abrir la pantalla correcta al tocar un aviso',
      priority: 'Alta',
      to: 'tomas',
      text: 'Al tocar el aviso de «cambio de horario» se abre la portada. Tiene que abrir la reserva, con el cambio a la vista.',
      comments: [
        'tomas: Funciona con la aplicación abierta y cerrada. Falta cuando la sesión venció.',
        'mateo: En ese caso: pedir el ingreso y después ir a la reserva.',
        'tomas: Listo, recuerda a dónde iba.',
      ],
    },
    { title: 'Registro de envíos y de fallos', priority: 'Media', to: 'bruno' },
    { title: 'Agrupar los avisos de una misma reserva', priority: 'Media', to: 'lucia' },
  ],
  doing: [
    {
      title: 'Preferencias: qué avisos quiero y por dónde',
      priority: 'Alta',
      to: 'lucia',
      due: 2,
      text: 'Tres columnas (teléfono, correo, mensaje) y una fila por tipo de aviso. Los avisos de seguridad no se pueden apagar.',
      comments: [
        'lucia: ¿El cambio de cerradura cuenta como seguridad?',
        'demo: Sí. Sin ese aviso alguien se queda afuera con frío.',
        'lucia: Queda fijo, con una línea que explica por qué.',
      ],
    },
    {
      title: 'Recordatorio el día anterior a la llegada',
      priority: 'Media',
      to: 'tomas',
      due: 0,
      text: 'A las 18, con tres cosas: hora de llegada, código de la caja de llaves y estado de la ruta.',
      comments: [
        'tomas: Falta el estado de la ruta; salgo sin eso si no llega hoy.',
        'mateo: De acuerdo, se agrega después.',
      ],
    },
    {
      title: 'Probar los avisos en teléfonos de gama baja',
      priority: 'Media',
      to: 'demo',
      due: 0,
      comments: [
        'lucia: En recepción hay tres que usan los anfitriones. Son ideales para esto.',
        'demo: Paso a buscarlos al mediodía.',
      ],
      points: [
        { say: 'Juntar tres teléfonos con poca memoria', done: true },
        { say: 'Con la pantalla apagada', done: true },
        { say: 'Con ahorro de batería', to: 'lucia' },
        { say: 'Sin señal durante una hora', due: 1 },
      ],
    },
    { title: 'Reintentar por correo cuando el teléfono no responde', priority: 'Media', to: 'bruno', due: 6 },
  ],
  todo: [
    { title: 'Aviso de mal tiempo en la ruta', priority: 'Alta', to: 'mateo', due: 13 },
    {
      title: 'Resumen semanal para anfitriones',
      priority: 'Baja',
      to: 'lucia',
      due: 27,
      comments: [
        'sofia: Los anfitriones que conozco leen el correo los lunes a la mañana. Ese sería el momento.',
        'lucia: Anotado.',
      ],
    },
    { title: 'Traducir los avisos al portugués y al inglés', priority: 'Media', due: 31 },
    { title: 'Limitar a tres avisos por día y por persona', priority: 'Media', to: 'bruno', due: 10 },
    {
      title: 'Botón «Avisar que llego tarde»',
      priority: 'Alta',
      to: 'tomas',
      due: 8,
      text: 'Un toque y una hora estimada. El anfitrión recibe el aviso y puede responder con un toque.',
    },
    { title: 'Sonido propio, corto y opcional', priority: 'Baja' },
    { title: 'Avisos en el reloj', priority: 'Baja', due: 41 },
    {
      title: 'Aprobar los textos definitivos con el área legal',
      priority: 'Alta',
      to: 'demo',
      due: 5,
      comments: [
        'mateo: Legal tarda una semana. Si sale hoy, llegamos.',
        'demo: Enviado. Pedí respuesta con fecha.',
      ],
    },
    { title: 'Panel con los avisos que fallaron', priority: 'Baja', to: 'bruno' },
    { title: 'Encuesta corta después de la estadía', priority: 'Media', to: 'lucia', due: 19 },
  ],
};
