import type { WrittenBoard } from './written.ts';

export const departure: WrittenBoard = {
  name: 'Salida',
  tasks: [
    {
      title: 'Decidir si se sale',
      description:
        'Repasar la lista de lo imprescindible. Si falta algo, se corre la fecha hoy y no el día anterior.',
      priority: 4,
      stage: 'Salida',
      role: 'Coordinación',
      due: 26,
    },
    {
      title: 'Avisar a clientes y aliados',
      description: 'Un mensaje directo, antes de que se enteren por las redes.',
      priority: 2,
      stage: 'Salida',
      role: 'Comunicación',
      due: 26,
    },
    {
      title: 'Congelar los cambios',
      description: 'Desde hoy solo se corrige lo que impide salir.',
      priority: 3,
      stage: 'Salida',
      role: 'Operaciones',
      due: 27,
    },
    {
      title: 'Programar correos y publicaciones',
      description: 'Con los enlaces probados desde un teléfono.',
      priority: 2,
      stage: 'Salida',
      role: 'Comunicación',
      due: 27,
    },
    {
      title: 'Salir',
      description: 'Publicar, comprobar que todo abre y avisar al equipo.',
      priority: 4,
      stage: 'Salida',
      role: 'Coordinación',
      due: 28,
    },
    {
      title: 'Acompañar las primeras horas',
      description: 'Dos personas atentas a consultas y fallas, con turnos acordados.',
      priority: 3,
      stage: 'Salida',
      role: 'Operaciones',
      start: 28,
      due: 29,
    },
    {
      title: 'Contar cómo fue el primer día',
      description: 'Números, comentarios y una foto del equipo.',
      priority: 2,
      stage: 'Salida',
      role: 'Comunicación',
      due: 29,
    },
    {
      title: 'Mirar atrás con el equipo',
      description: 'Qué repetir, qué cambiar y quién lo deja escrito para la próxima.',
      priority: 2,
      stage: 'Salida',
      role: 'Coordinación',
      due: 30,
    },
  ],
};
