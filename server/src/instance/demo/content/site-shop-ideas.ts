import type { DemoBoard } from '../demo-data.ts';

/** Lies in the trash, for whoever wants to see how a board comes back. */
export const shopIdeas: DemoBoard = {
  name: 'Ideas para la tienda',
  age: 30,
  deleted: 5,
  done: [{ title: 'Encuesta sobre productos regionales', priority: 'Baja', to: 'camila' }],
  doing: [{ title: 'Costos de envío a todo el país', priority: 'Media', to: 'valentina', due: 25 }],
  todo: [
    {
      title: 'Vender dulces y mantas de los anfitriones',
      priority: 'Baja',
      due: 40,
      comments: [
        'valentina: La idea gusta, pero nadie tiene tiempo para los envíos.',
        'demo: Lo dejamos para el año próximo, entonces.',
      ],
    },
    { title: 'Tarjetas de regalo para una noche en cabaña', priority: 'Media', due: 40 },
    { title: 'Postales ilustradas de cada región', priority: 'Baja' },
  ],
};
