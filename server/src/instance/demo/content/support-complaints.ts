import type { DemoBoard } from '../demo-data.ts';

export const complaints: DemoBoard = {
  name: 'Circuito de reclamos',
  age: 42,
  done: [
    {
      title: 'Dibujar el recorrido actual de un reclamo',
      priority: 'Alta',
      to: 'camila',
      text: 'Desde que alguien escribe hasta que recibe una solución. Con tiempos reales de diez casos, no con lo que dice el manual.',
      comments: [
        'camila: Diez casos seguidos. El promedio es de cuatro días, pero tres y medio son esperas entre áreas.',
        'valentina: ¿Dónde se traba más?',
        'camila: En los reembolsos: pasan por tres personas y dos de ellas solo firman.',
        'demo: Si el monto es bajo, ¿hace falta alguna firma?',
        'valentina: Buena pregunta. La llevo a dirección.',
      ],
    },
    { title: 'Contar cuántas veces se repite cada motivo', priority: 'Media', to: 'lucia' },
    {
      title: 'Reembolsos de hasta una noche sin aprobación',
      priority: 'Alta',
      to: 'valentina',
      was: { priority: 'Media' },
    },
    { title: 'Número de seguimiento en la primera respuesta', priority: 'Media', to: 'tomas' },
    {
      title: 'Definir qué es urgente y qué no',
      priority: 'Alta',
      to: 'valentina',
      label: 'Coral',
      text: 'Urgente es lo que no puede esperar a mañana: sin acceso, sin agua, sin calefacción o con riesgo. Todo lo demás tiene turno.',
    },
    {
      title: 'Una sola bandeja para correo, formulario y redes',
      priority: 'Alta',
      to: 'tomas',
      comments: [
        'tomas: Correo y formulario ya llegan juntos. Las redes necesitan un permiso de la cuenta principal.',
        'lucia: La cuenta principal la administra Sofía. Le pido el permiso.',
        'tomas: Funcionando. Los mensajes privados también entran.',
      ],
    },
    { title: 'Plantilla para disculparse sin excusas', priority: 'Media', to: 'lucia' },
    { title: 'Horario de atención visible en todas las respuestas', priority: 'Baja', to: 'camila' },
    { title: 'Turno de guardia para fines de semana largos', priority: 'Media', to: 'valentina' },
    {
      title: 'Medir el tiempo hasta la primera respuesta',
      priority: 'Alta',
      to: 'tomas',
      comments: [
        {
          said: 'tomas: Mediana de la semana: 5 h 20 min.',
          edited: 'Mediana de la semana: 5 h 20 min. Empezamos en 19 horas.',
        },
        'valentina: Que quede a la vista en la sala.',
      ],
    },
    {
      title: 'Circuito para objetos olvidados',
      priority: 'Baja',
      to: 'camila',
      text: 'Quién los guarda, por cuánto tiempo y quién paga el envío. Hoy depende de la buena voluntad del anfitrión.',
    },
  ],
  doing: [
    {
      title: 'Reclamos por cobro duplicado: cerrar los doce pendientes',
      priority: 'Máxima',
      to: 'camila',
      due: 0,
      label: 'Coral',
      text: 'El error ya está corregido en la aplicación. Quedan doce personas a las que hay que devolver el dinero y escribirles una por una.',
      comments: [
        'bruno: Desde nuestro lado está resuelto: no hubo casos nuevos en diez días.',
        'camila: Gracias. Nueve devoluciones hechas; tres esperan el dato de la cuenta.',
        'valentina: Si hoy no responden, las llamo.',
        'camila: Dos respondieron. Queda una.',
      ],
    },
    {
      title: 'Revisar las respuestas automáticas fuera de horario',
      priority: 'Media',
      to: 'demo',
      due: -3,
      comments: [
        'valentina: Dicen «a la brevedad». Nadie sabe cuándo es eso.',
        'demo: Propongo: «Leemos los mensajes desde las 9. Si es urgente, este es el teléfono de guardia».',
        'valentina: Mucho mejor.',
      ],
    },
    {
      title: 'Que el historial del cliente se vea en una sola pantalla',
      priority: 'Alta',
      to: 'tomas',
      due: 4,
      text: 'Reservas, mensajes y reclamos anteriores, en orden. Que nadie tenga que contar dos veces lo mismo.',
      comments: [
        'tomas: Reservas y mensajes ya están juntos. Los reclamos viejos tienen otro identificador.',
        'camila: Casi siempre coincide el correo. Para los que no, los uno a mano.',
      ],
    },
    {
      title: 'Llamar a quienes puntuaron con una estrella',
      priority: 'Media',
      to: 'lucia',
      due: 2,
      comments: [
        'lucia: Hablé con siete. Cuatro volverían si arreglamos el agua caliente de una misma cabaña.',
        'valentina: Esa cabaña queda pausada hasta que la revisen.',
      ],
    },
  ],
  todo: [
    {
      title: 'Acuerdo con anfitriones: responder en menos de dos horas',
      priority: 'Alta',
      to: 'valentina',
      due: 9,
      text: 'La mayoría de los reclamos empieza con «el anfitrión no contesta».\n\nPropuesta: dos horas de 8 a 22; después, guardia nuestra. A cambio, aparecen primero en las búsquedas.',
      comments: [
        'camila: Consulté a seis. Cinco aceptan; la sexta pide tres horas porque no tiene señal en la cabaña.',
        'lucia: Con las reservas sin conexión eso mejora. ¿Lo anotamos como excepción por ahora?',
        'valentina: Sí, con fecha de revisión.',
      ],
    },
    { title: 'Preguntar «¿quedó resuelto?» a las 24 horas', priority: 'Media', to: 'tomas', due: 12 },
    {
      title: 'Tablero semanal con los cinco motivos principales',
      priority: 'Media',
      to: 'demo',
      due: 3,
      text: 'Cinco barras, la comparación con la semana anterior y una frase. Que se entienda en diez segundos.',
    },
    {
      title: 'Compensaciones: tabla única según el problema',
      priority: 'Alta',
      to: 'camila',
      due: 7,
      text: 'Hoy depende de quién atienda. La tabla tiene que caber en una hoja y dejar un margen para decidir.',
      comments: ['camila: Primer borrador: ocho situaciones y tres niveles.'],
    },
    { title: 'Derivar los reclamos de excursiones al proveedor', priority: 'Media', due: 16 },
    { title: 'Atención por videollamada para problemas de acceso', priority: 'Baja', due: 37 },
    {
      title: 'Reclamos en lengua de señas: buscar servicio de interpretación',
      priority: 'Media',
      to: 'valentina',
      due: 25,
    },
    { title: 'Archivar los casos cerrados hace más de un año', priority: 'Baja', to: 'camila' },
    {
      title:
        'Analizar por qué los reclamos por ruido se duplican los fines de semana y qué se puede avisar antes de la llegada',
      priority: 'Media',
      to: 'lucia',
      due: 18,
    },
    { title: 'Bandeja antigua: exportar y cerrar', priority: 'Baja', to: 'tomas', due: 30 },
  ],
};
