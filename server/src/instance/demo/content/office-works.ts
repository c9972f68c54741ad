import type { DemoBoard } from '../demo-data.ts';
import { floorPlan } from './drawings.ts';

const desks = `Equipo,Puestos,Zona
Atención al cliente,9,Junto a la sala chica
Desarrollo,12,Ala norte
Diseño,6,Ventanas del este
Administración,5,Junto a la entrada
`;

export const works: DemoBoard = {
  name: 'Obra y mobiliario',
  was: 'Obra',
  age: 32,
  done: [
    { title: 'Firmar el contrato de alquiler', priority: 'Máxima', to: 'demo' },
    {
      title: 'Plano con la ubicación de cada equipo',
      priority: 'Alta',
      to: 'camila',
      by: 'demo',
      text: 'Criterio: quien habla por teléfono lejos de quien necesita silencio. Soporte cerca de la sala chica; diseño, con luz natural.',
      comments: [
        'camila: Primera versión colgada en la cocina. Anoten ahí mismo lo que no funcione.',
        'valentina: Atención al cliente quedó al lado del baño. ¿Podemos cambiar con el archivo?',
        'camila: Cambiado. El archivo no se queja.',
        'mateo: Pido que la impresora no esté pegada a mi escritorio. Gracias.',
        'camila: La impresora va al pasillo. Segunda versión lista.',
      ],
      files: [
        { name: 'Plano, versión 1.png', by: 'camila', make: floorPlan(true) },
        { name: 'Plano, versión 2.png', by: 'camila', make: floorPlan(false) },
        { name: 'Puestos por equipo.csv', by: 'camila', make: () => Buffer.from(desks) },
      ],
    },
    { title: 'Tres presupuestos de pintura', priority: 'Media', to: 'camila' },
    {
      title: 'Pedir el permiso de obra al edificio',
      priority: 'Alta',
      to: 'demo',
      comments: [
        'demo: Aprobado, con ruido solo de 9 a 17.',
        'camila: Lo paso a los pintores y al electricista.',
      ],
    },
    { title: 'Instalación eléctrica: tomas por escritorio', priority: 'Alta', to: 'mateo', label: 'Ámbar' },
    {
      title: 'Aislar la sala de reuniones grande',
      priority: 'Media',
      to: 'camila',
      comments: [
        'mateo: Desde afuera se escucha todo. Lo probamos con una llamada.',
        'camila: Paneles en dos paredes y burlete en la puerta. El proveedor dice que alcanza.',
        'mateo: Probado otra vez: no se entiende nada. Perfecto.',
      ],
    },
    {
      title: 'Elegir sillas: prueba de una semana',
      priority: 'Media',
      to: 'valentina',
      comments: [
        'valentina: Ganó la gris por 19 votos contra 8. La de malla pierde el apoyo de brazos.',
        'camila: Pido 34, dos de repuesto.',
      ],
    },
    { title: 'Pintar oficinas y pasillo', priority: 'Media', to: 'camila' },
    { title: 'Comprar diez escritorios regulables', priority: 'Media', to: 'demo' },
  ],
  doing: [
    {
      title: 'Conexión a internet con línea de respaldo',
      priority: 'Máxima',
      to: 'mateo',
      due: 1,
      label: 'Coral',
      text: 'La línea principal tiene fecha de instalación; la de respaldo, no. Sin respaldo no nos mudamos: atención al cliente no puede quedarse sin teléfono.',
      comments: [
        {
          said: 'mateo: La principal quedó funcionando.',
          edited: 'La principal quedó funcionando. 600 megas medidos.',
        },
        'demo: ¿Y el respaldo?',
        'mateo: El proveedor cambió la fecha por segunda vez. Pedí uno inalámbrico para cubrir el primer mes.',
        'demo: Aprobado. Que quede probado antes del fin de semana de la mudanza.',
      ],
    },
    { title: 'Montaje de las estanterías del archivo', priority: 'Baja', to: 'tomas', due: -5 },
    {
      title: 'Cocina: mesada, heladera y cafetera',
      priority: 'Media',
      to: 'camila',
      due: 3,
      text: 'La mesada está; la heladera llega esta semana. Para la cafetera hay dos opciones: cápsulas o molinillo.',
      comments: ['mateo: Molinillo. Esta no es negociable.', 'camila: Molinillo.'],
      points: [
        { say: 'Colocar la mesada', done: true },
        { say: 'Recibir la heladera', to: 'camila', due: 1 },
        { say: 'Elegir la cafetera con molinillo', done: true },
        { say: 'Comprar vajilla para treinta', due: 3 },
      ],
    },
    {
      title: 'Revisar la obra con la arquitecta',
      priority: 'Alta',
      to: 'demo',
      due: 2,
      time: '12:00',
      text: 'Recorrida con la lista de pendientes: zócalos, puerta de la sala chica, enchufes del pasillo y pérdida en el baño.',
    },
  ],
  todo: [
    { title: 'Mesa de ping-pong', priority: 'Baja', by: 'mateo', deleted: true },
    {
      title: 'Rampa de acceso y baño accesible: certificado final',
      priority: 'Alta',
      to: 'demo',
      due: 7,
      text: 'El inspector ya vino una vez: pidió dos centímetros más de ancho en la puerta. La puerta nueva está colocada.',
    },
    { title: 'Cartelería de salas y salidas', priority: 'Media', to: 'valentina', due: 8 },
    {
      title: 'Nombres para las salas de reuniones',
      priority: 'Baja',
      to: 'valentina',
      due: 10,
      comments: [
        'valentina: Van ganando los nombres de cerros: Catedral, Lanín, Tronador y Fitz Roy.',
        'sofia: Voto por Tronador para la sala chica, que es donde se discute.',
        'camila: Me convencieron.',
      ],
    },
    { title: 'Cortinas para las ventanas del oeste', priority: 'Media', to: 'camila', due: 9 },
    { title: 'Plantas que sobrevivan sin sol directo', priority: 'Baja', to: 'valentina' },
    { title: 'Estacionamiento de bicicletas', priority: 'Baja', due: 28 },
    { title: 'Matafuegos y luces de emergencia', priority: 'Alta', to: 'mateo', due: 5, repeat: 'P1Y' },
    { title: 'Simulacro de evacuación en la primera semana', priority: 'Media', due: 24 },
    {
      title: 'Limpieza final de obra',
      priority: 'Media',
      to: 'camila',
      due: 11,
      after: 'Pintar oficinas y pasillo',
    },
  ],
};
