import type { DemoBoard } from '../demo-data.ts';

export const moving: DemoBoard = {
  name: 'Traslado',
  label: 'Violeta',
  age: 28,
  done: [
    {
      title: 'Elegir la empresa de mudanzas',
      priority: 'Alta',
      to: 'camila',
      text: 'Visita previa obligatoria: ningún presupuesto por teléfono. Tiene que incluir seguro, desarme de muebles y trabajo en fin de semana.',
      comments: [
        'camila: Vinieron tres. La más barata no incluye seguro; la más cara incluye hasta las cajas.',
        'demo: ¿La del medio?',
        'camila: Seguro sí, cajas no. Con las cajas aparte queda un 12 % por debajo de la cara.',
        'demo: Esa. Firmo hoy.',
      ],
    },
    { title: 'Fijar el fin de semana del traslado', priority: 'Alta', to: 'demo' },
    {
      title: 'Inventario de muebles: se va, se queda, se dona',
      priority: 'Media',
      to: 'tomas',
      comments: [
        'tomas: 212 muebles. El sillón verde no lo quiere nadie.',
        'valentina: El sillón verde viene con nosotros. Tiene historia.',
      ],
    },
    { title: 'Avisar al edificio actual', priority: 'Alta', to: 'demo', label: 'Grafito' },
    { title: 'Comprar 180 cajas y cinta', priority: 'Media', to: 'camila' },
    { title: 'Etiquetas de colores por equipo', priority: 'Baja', to: 'valentina' },
    {
      title: 'Digitalizar los contratos en papel',
      priority: 'Media',
      to: 'valentina',
      comments: [
        'valentina: Son nueve biblioratos. A dos por día, la semana que viene termino.',
        'camila: Te ayudo con los de alojamientos, que son los más finos.',
        'valentina: Terminados. Quedó todo en la carpeta compartida, ordenado por anfitrión.',
      ],
    },
    { title: 'Reservar el ascensor de carga', priority: 'Alta', to: 'camila' },
  ],
  doing: [
    {
      title: 'Plan para que atención al cliente no se interrumpa',
      priority: 'Máxima',
      to: 'demo',
      due: 5,
      text: 'Durante el traslado, seis personas atienden desde su casa con la línea desviada. Hace falta probar el desvío antes, con llamadas reales.\n\nTurnos:\n- Mañana: Valentina y dos personas más\n- Tarde: Camila y dos personas más\n- Guardia nocturna: como siempre',
      comments: [
        'valentina: Las seis personas ya confirmaron. Dos necesitan auriculares.',
        'mateo: Los auriculares están en el depósito. Los dejo en recepción.',
        'demo: Gracias. Falta la prueba del desvío; la hacemos esta semana fuera de hora.',
      ],
      points: [
        { say: 'Confirmar quiénes atienden desde su casa', done: true },
        { say: 'Entregar los auriculares', done: true, to: 'mateo' },
        { say: 'Probar el desvío con llamadas reales', to: 'demo', due: 2 },
        { say: 'Avisar los turnos a todo el equipo', to: 'valentina', due: 4 },
      ],
    },
    {
      title: 'Cambiar la dirección en facturas y contratos',
      priority: 'Alta',
      to: 'valentina',
      due: 3,
      comments: ['valentina: Facturas listas para cambiar con un clic. Contratos: van 40 de 64.'],
    },
    { title: 'Donar los escritorios viejos a la escuela', priority: 'Baja', to: 'camila', due: 6 },
    {
      title: 'Embalar el archivo',
      priority: 'Media',
      to: 'camila',
      due: -2,
      comments: ['camila: Vamos por la letra M. Nadie sabía que teníamos tantas carpetas de hoteles.'],
    },
  ],
  todo: [
    {
      title: 'Apagado y traslado de los servidores',
      priority: 'Máxima',
      to: 'mateo',
      due: 11,
      time: '19:00',
      text: 'Copia completa el día anterior. Se apagan a las 19 y viajan en el auto de Mateo, no en el camión.',
      comments: [
        'mateo: Confirmo el auto. Necesito una persona más para cargar.',
        'sofia: Puedo dar una mano con la carga, pero no con los cables.',
        'demo: Si hace falta, voy yo.',
      ],
    },
    { title: 'Cada persona embala su escritorio', priority: 'Media', due: 10 },
    {
      title: 'Llaves y tarjetas de acceso para todo el equipo',
      priority: 'Alta',
      to: 'camila',
      due: 8,
      text: 'Treinta y dos tarjetas, con nombre. Las llaves de la puerta principal, solo tres.',
    },
    { title: 'Cambio de dirección en mapas y buscadores', priority: 'Media', to: 'valentina', due: 13 },
    {
      title: 'Avisar a correo, bancos y proveedores',
      priority: 'Alta',
      to: 'demo',
      due: 6,
      text: 'Lista de 47 en la planilla, ordenada por lo que más molesta si llega a la dirección vieja.',
    },
    { title: 'Comida para el sábado de la mudanza', priority: 'Baja', to: 'valentina', due: 11 },
    { title: 'Fotos del estado en que entregamos la oficina', priority: 'Media', to: 'camila', due: 14 },
    { title: 'Dar de baja luz e internet de la oficina anterior', priority: 'Media', to: 'mateo', due: 18 },
    { title: 'Primer día: desayuno y recorrido por el piso', priority: 'Baja', due: 14, time: '12:30' },
    { title: 'Recuperar el depósito de garantía', priority: 'Media', to: 'demo', due: 32 },
    {
      title:
        'Lista de lo que se perdió o se rompió, con fotos y valor estimado, para presentar al seguro dentro de los diez días',
      priority: 'Baja',
      to: 'camila',
      due: 22,
    },
    { title: 'Invitación a clientes para conocer el lugar', priority: 'Baja', due: 40 },
  ],
};
