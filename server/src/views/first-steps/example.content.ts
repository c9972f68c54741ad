/** A task of the example: `column` counts from the left, `due` in days from today. */
export interface ExampleTask {
  title: string;
  description: string;
  priority: 1 | 2 | 3 | 4;
  column: 0 | 1 | 2;
  due: number;
  /** For whoever looks at it. */
  mine?: boolean;
}

interface ExampleBoard {
  name: string;
  tasks: ExampleTask[];
}

export const example = {
  name: 'Feria de primavera',
  description: 'Un proyecto de ejemplo: se puede mover, cambiar y borrar todo. Nadie más lo ve.',
  boards: [
    {
      name: 'Preparativos',
      tasks: [
        {
          title: 'Pedir el permiso de la plaza',
          description: 'En la mesa de entradas, con el plano de los puestos. Tarda diez días.',
          priority: 4,
          column: 2,
          due: -9,
        },
        {
          title: 'Confirmar la fecha con los expositores',
          description: 'Escribirles a los doce del año pasado y anotar quién viene.',
          priority: 3,
          column: 2,
          due: -4,
        },
        {
          title: 'Alquilar las carpas',
          description: 'Ocho de tres por tres. Pedir dos presupuestos y comparar el traslado.',
          priority: 3,
          column: 1,
          due: 1,
          mine: true,
        },
        {
          title: 'Repartir los puestos en el plano',
          description: 'La comida lejos del escenario y los juegos cerca de la entrada.',
          priority: 2,
          column: 1,
          due: 4,
        },
        {
          title: 'Contratar el seguro',
          description: 'Tiene que cubrir el armado, los dos días de feria y el desarme.',
          priority: 4,
          column: 0,
          due: -1,
          mine: true,
        },
        {
          title: 'Conseguir mesas y sillas',
          description: 'El club presta cuarenta. Faltan veinte.',
          priority: 2,
          column: 0,
          due: 7,
        },
        {
          title: 'Pedir los tachos de reciclado',
          description: 'Uno cada tres puestos, con cartel.',
          priority: 1,
          column: 0,
          due: 11,
        },
        {
          title: 'Armar el equipo de voluntarios',
          description: 'Dos turnos por día, cinco personas en cada uno.',
          priority: 2,
          column: 0,
          due: 14,
        },
      ],
    },
    {
      name: 'Difusión',
      tasks: [
        {
          title: 'Diseñar el afiche',
          description: 'Fecha, lugar y horario bien grandes. Que se lea desde la vereda de enfrente.',
          priority: 3,
          column: 2,
          due: -6,
        },
        {
          title: 'Imprimir los carteles',
          description: 'Cincuenta en A3. La imprenta los entrega en dos días.',
          priority: 2,
          column: 1,
          due: 0,
          mine: true,
        },
        {
          title: 'Avisar a la radio del barrio',
          description: 'Piden el texto con una semana de anticipación.',
          priority: 2,
          column: 0,
          due: 3,
        },
        {
          title: 'Publicar el programa',
          description: 'Con los horarios de la música y de los talleres.',
          priority: 3,
          column: 0,
          due: 6,
        },
        {
          title: 'Invitar a las escuelas',
          description: 'Preguntar si los talleres pueden venir con sus trabajos.',
          priority: 1,
          column: 0,
          due: 9,
        },
        {
          title: 'Sacar fotos durante la feria',
          description: 'Para el afiche del año que viene.',
          priority: 1,
          column: 0,
          due: 21,
        },
      ],
    },
  ] satisfies ExampleBoard[],
};
