import type { DemoBoard } from '../demo-data.ts';

export const training: DemoBoard = {
  name: 'Formación del equipo',
  label: 'Verde',
  age: 33,
  done: [
    { title: 'Encuesta: qué situaciones nos cuestan más', priority: 'Media', to: 'valentina' },
    {
      title: 'Taller: escuchar antes de resolver',
      priority: 'Alta',
      to: 'valentina',
      text: 'Dos horas, en dos grupos. Con grabaciones reales (con permiso y sin nombres) y tiempo para practicar de a pares.',
      comments: [
        'camila: El ejercicio de repetir con otras palabras lo que dijo el cliente fue lo mejor.',
        'lucia: Coincido. Y el más difícil.',
        'valentina: Lo repetimos cada trimestre.',
      ],
    },
    { title: 'Acompañar una jornada de limpieza de cabañas', priority: 'Media', to: 'camila' },
    {
      title: 'Guía de bienvenida para quien recién empieza',
      priority: 'Alta',
      to: 'lucia',
      comments: [
        'lucia: La probó la persona que entró el lunes. Faltaba lo más básico: a quién pedirle la contraseña.',
      ],
    },
    { title: 'Atajos de teclado de la bandeja nueva', priority: 'Baja', to: 'tomas' },
    { title: 'Simulacro de caída del sistema', priority: 'Alta', to: 'tomas', label: 'Coral' },
    { title: 'Lectura compartida: reclamos que terminaron bien', priority: 'Baja', to: 'camila' },
  ],
  doing: [
    {
      title: 'Plan de rotación: una semana por año con cada equipo',
      priority: 'Media',
      to: 'valentina',
      due: 6,
      comments: [
        'lucia: El equipo de la aplicación ofreció dos lugares por mes.',
        'valentina: Perfecto. Empecemos por quienes atienden reclamos técnicos.',
      ],
    },
    {
      title: 'Curso de primeros auxilios por teléfono',
      priority: 'Alta',
      to: 'camila',
      due: 5,
      comments: ['camila: La Cruz Roja tiene fecha. Doce lugares.'],
    },
    {
      title: 'Preparar la charla sobre reservas sin conexión',
      priority: 'Media',
      to: 'demo',
      due: 8,
      text: 'Media hora para contarle al equipo qué cambia en la aplicación y qué van a preguntar los clientes.',
      comments: ['valentina: Si hay una demostración en modo avión, mejor que diez diapositivas.'],
    },
  ],
  todo: [
    { title: 'Curso de ventas telefónicas', priority: 'Baja', by: 'camila', deleted: true },
    { title: 'Taller de redacción breve', priority: 'Media', to: 'lucia', due: 14 },
    { title: 'Cómo tratar con quien grita', priority: 'Alta', to: 'valentina', due: 11 },
    { title: 'Portugués básico para la temporada', priority: 'Baja', due: 29 },
    { title: 'Visita a cuatro cabañas del sur', priority: 'Media', to: 'camila', due: 26 },
    {
      title: 'Biblioteca de llamadas ejemplares',
      priority: 'Baja',
      to: 'tomas',
      text: 'Diez llamadas, con permiso de las personas y una nota de por qué funcionaron.',
      comments: [
        'tomas: Ya hay cuatro. ¿Alguien tiene una de un reembolso complicado?',
        'camila: La de la familia de Rosario. Le pido permiso.',
      ],
    },
    { title: 'Pausas activas: probar durante un mes', priority: 'Baja', due: 17 },
    { title: 'Evaluación entre pares, sin puntajes', priority: 'Media', to: 'valentina', due: 21 },
    { title: 'Privacidad: qué datos no se piden nunca', priority: 'Alta', to: 'demo', due: 12 },
    { title: 'Repaso de las políticas de cancelación', priority: 'Media', to: 'lucia', due: 9 },
  ],
};
