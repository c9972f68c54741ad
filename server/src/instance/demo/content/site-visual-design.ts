import type { DemoBoard } from '../demo-data.ts';
import { cabin } from './drawings.ts';

export const visualDesign: DemoBoard = {
  name: 'Diseño visual',
  label: 'Rosa',
  age: 43,
  done: [
    {
      title: 'Elegir tipografía y escala de títulos',
      priority: 'Media',
      to: 'sofia',
      text: 'Dos familias como máximo, con licencia libre y buen soporte de acentos y eñes. Probar con los nombres más largos de cabañas.',
      comments: [
        'sofia: Tres propuestas en la carpeta. La primera se lee mejor en pantallas chicas.',
        'lucia: La primera. En la tercera la ñ parece una n con suciedad.',
        'bruno: Y la primera pesa 40 kB con los dos grosores. Las otras, más de 100.',
        'demo: Entonces la primera. No hay mucho que discutir.',
        'sofia: Queda la primera. Subo la escala de títulos mañana.',
      ],
    },
    {
      title: 'Paleta con contraste suficiente',
      priority: 'Alta',
      to: 'sofia',
      label: 'Rosa',
      text: 'Todos los textos al menos 4,5:1 y los botones 3:1, en claro y en oscuro.',
    },
    { title: 'Retícula para teléfono, tableta y computadora', priority: 'Media', to: 'sofia' },
    {
      title: 'Tarjeta de cabaña',
      priority: 'Alta',
      to: 'lucia',
      text: 'Foto, nombre, región, capacidad, puntaje y precio. Nada más: lo demás está en la ficha.',
      comments: [
        'lucia: Con el nombre en dos líneas como máximo. El tercero se corta con puntos suspensivos.',
        'demo: Queda muy limpia.',
      ],
    },
    {
      title: 'Juego de íconos propio',
      priority: 'Baja',
      to: 'lucia',
      comments: [
        'lucia: Van 38 íconos. ¿Hace falta uno distinto para «leña» y «estufa»?',
        'sofia: Sí, son dos cosas que la gente pregunta por separado.',
        'lucia: Me quedó una leña que parece un salchichón. La rehago.',
      ],
    },
    { title: 'Estados vacíos y de carga', priority: 'Media', to: 'lucia' },
    {
      title: 'Subir las reseñas por encima del precio en la ficha',
      priority: 'Media',
      to: 'sofia',
      by: 'demo',
    },
    { title: 'El filtro de personas debe parecer un botón', priority: 'Alta', to: 'sofia', by: 'demo' },
    {
      title: 'Plantilla de correo para confirmaciones',
      priority: 'Media',
      to: 'lucia',
      comments: [
        'lucia: Probada en ocho programas de correo. El de siempre rompe las esquinas redondeadas.',
        'sofia: Que las rompa. Lo importante se lee.',
      ],
    },
  ],
  doing: [
    {
      title: 'Revisar contraste en modo oscuro',
      priority: 'Alta',
      to: 'sofia',
      due: 1,
      label: 'Violeta',
      text: 'Los grises de los textos secundarios no llegan a 4,5:1 sobre el fondo oscuro. Revisar también los bordes de los campos, que se pierden.',
      comments: [
        'sofia: Los textos ya están. Quedan los bordes y el mapa.',
        'bruno: El mapa tiene su propio tema oscuro. Te paso cómo cambiarle los colores.',
        'lucia: Lo probé en un teléfono viejo al sol. Se lee mucho mejor que antes.',
      ],
    },
    {
      title: 'Selección final de fotos de portada',
      priority: 'Media',
      to: 'demo',
      due: -4,
      comments: [
        'lucia: Dejé doce en la carpeta «finalistas». Mis preferidas son la 3 y la 9.',
        'valentina: La 9 cuenta una historia. La 3 es linda pero podría ser de cualquier lado.',
        'demo: Coincido con la 9. Falta el permiso de la familia que aparece; se los pido esta semana.',
      ],
      files: [
        { name: 'Finalista 3.png', by: 'lucia', make: cabin(false) },
        { name: 'Finalista 9.png', by: 'lucia', make: cabin(true) },
      ],
    },
    {
      title: 'Prototipo del calendario de disponibilidad',
      priority: 'Alta',
      to: 'lucia',
      due: 5,
      text: 'Dos meses a la vista en computadora, uno en el teléfono. Que se entienda de un vistazo qué noches están libres y cuáles tienen mínimo de estadía.',
      comments: [
        'lucia: Primera versión para tocar. El mínimo de estadía aparece al elegir la llegada.',
        'bruno: Con teclado todavía no se puede elegir el rango. Te paso un ejemplo.',
      ],
    },
    {
      title: 'Animaciones discretas y respeto por quien pide menos movimiento',
      priority: 'Baja',
      to: 'sofia',
    },
  ],
  todo: [
    { title: 'Versión para imprimir del comprobante', priority: 'Baja' },
    {
      title: 'Mapa con agrupación de cabañas cercanas',
      priority: 'Media',
      to: 'bruno',
      due: 11,
      comments: ['bruno: Con 64 cabañas no hace falta agrupar siempre: solo alrededor del lago.'],
    },
    {
      title: 'Rediseñar la comparación de hasta tres cabañas',
      priority: 'Media',
      to: 'lucia',
      due: 20,
      text: 'La tabla actual no entra en el teléfono. Ideas: tarjetas que se deslizan, o una lista de diferencias en lugar de todo lo que tienen en común.',
      comments: [
        'sofia: Me gusta lo de mostrar solo las diferencias. ¿Hacemos una prueba rápida en papel?',
        'lucia: Sí, la preparo para la reunión de diseño.',
      ],
    },
    { title: 'Ilustración para la página de error', priority: 'Baja', to: 'lucia', due: 22 },
    { title: 'Íconos para excursiones: trekking, kayak y cabalgata', priority: 'Baja' },
    {
      title: 'Aprobar el manual de marca simplificado',
      priority: 'Media',
      to: 'demo',
      due: 8,
      text: 'Ocho páginas: logo, colores, letra, fotos y tono. Reemplaza al de noventa páginas que nadie abre.',
    },
    { title: 'Imágenes para las tiendas de aplicaciones', priority: 'Media', to: 'sofia', due: 24 },
    {
      title: 'Auditar los tamaños táctiles en toda la web',
      priority: 'Media',
      to: 'lucia',
      due: 15,
      label: 'Violeta',
      text: 'Nada que se toque puede medir menos de 24 píxeles, y lo importante, 44.',
    },
    {
      title: 'Unificar los avisos de éxito y de error',
      priority: 'Media',
      to: 'sofia',
      by: 'lucia',
      was: { board: 'Lanzamiento' },
      comments: ['lucia: Lo moví desde «Lanzamiento»: primero hay que decidir cómo se ven.'],
    },
    { title: 'Foto de equipo con la oficina nueva', priority: 'Baja', due: 38 },
  ],
};
