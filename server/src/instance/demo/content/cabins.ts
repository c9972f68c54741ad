import type { DemoPerson } from './people.ts';

/** A board of the project that has gone on for a year: its tasks are made of a deed and a place. */
export interface CabinBoard {
  name: string;
  deeds: readonly string[];
  places: readonly string[];
  /** How many working days a deed takes, more or less. */
  takes: number;
}

export const cabins = {
  name: 'Operación de cabañas',
  description:
    'El día a día de Senderos: mantenimiento, limpieza y reservas especiales de las veinte cabañas, semana tras semana.',
  owner: 'tomas' as DemoPerson,
  members: ['demo', 'sofia', 'bruno', 'mateo', 'camila'] as const satisfies DemoPerson[],
};

const numbers = Array.from({ length: 20 }, (_, index) => `de la cabaña ${index + 1}`);

export const cabinBoards: readonly CabinBoard[] = [
  {
    name: 'Mantenimiento',
    deeds: [
      'Revisar la caldera',
      'Cambiar el filtro de agua',
      'Pintar la baranda',
      'Ajustar las ventanas',
      'Arreglar la canilla',
      'Podar el cerco',
      'Limpiar la chimenea',
      'Cambiar las lámparas',
    ],
    places: numbers,
    takes: 3,
  },
  {
    name: 'Limpieza y ropa blanca',
    deeds: [
      'Reponer las toallas',
      'Lavar las cortinas',
      'Limpiar a fondo la cocina',
      'Revisar los colchones',
    ],
    places: numbers,
    takes: 1.5,
  },
  {
    name: 'Reservas especiales',
    deeds: ['Preparar el desayuno', 'Coordinar el traslado', 'Armar el fogón', 'Confirmar el guía'],
    places: [
      'del grupo de montaña',
      'de la familia Peralta',
      'del retiro de yoga',
      'de la luna de miel',
      'del viaje de estudio',
      'de la feria de artesanos',
      'del club de pesca',
      'de la familia Sosa',
    ],
    takes: 5,
  },
];
