import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

let client: Client;
let board: Awaited<ReturnType<typeof test.make.board>>;
beforeEach(async () => {
  const me = await test.make.user();
  client = await test.as(me);
  board = await test.make.board({ project: await test.make.project({ owner: me, name: 'Sede' }) });
});

const task = (title: string, description = '') => test.make.task({ board, title, description });
const found = async (query: string) =>
  (await client.get(`/search/results?kind=tasks&query=${encodeURIComponent(query)}`)).body;
const titles = async (query: string): Promise<string[]> =>
  (await found(query)).tasks.map(({ title }: { title: { text: string } }) => title.text);

describe('a word finds other forms of itself', () => {
  it.each([
    ['años', 'Un año después'],
    ['obras', 'La obra del puerto'],
    ['luces', 'Cambiar la luz'],
    ['voces', 'La voz en off'],
    ['veces', 'Otra vez'],
    ['lápices', 'Comprar un lápiz'],
    ['peces', 'El pez del acuario'],
    ['luz', 'Apagar las luces'],
    ['pide', 'Pedir presupuesto'],
    ['vuelve', 'Volver a llamar'],
    ['duerme', 'No dormir ahí'],
    ['dijo', 'Decir que no'],
    ['hizo', 'Hacer la lista'],
    ['propuso', 'Proponer otra fecha'],
    ['pedir', 'Ana pidió la grúa'],
    ['cerrar', 'Cierren la caja'],
    ['resuelto', 'Resolver el reclamo'],
    ['siguiendo', 'Seguir el envío'],
    ['leyó', 'Leer el contrato'],
    ['busquen', 'Buscar proveedor'],
    ['organice', 'Organizar la fiesta'],
    ['conozco', 'Conocer al equipo'],
    ['produjo', 'Producir el video'],
    ['elija', 'Elegir el color'],
  ])('%s finds «%s», marked', async (query, title) => {
    await task(title);
    const { tasks } = await found(query);
    expect(tasks).toHaveLength(1);
    expect(tasks[0].title.marks).toHaveLength(1);
  });

  it('but none of a word that only looks alike', async () => {
    await task('El mes de marzo');
    await task('Me marca el teléfono');
    expect(await titles('mes')).toEqual(['El mes de marzo']);
    expect(await titles('marzo')).toEqual(['El mes de marzo']);
  });
});

describe('a phrase', () => {
  it.each([
    ['"contrato de alquiler"', 'Firmar el **contrato** de _alquiler_'],
    ['"contrato de alquiler"', 'El [contrato](https://ejemplo.com/a_(b)?c=1) de alquiler'],
    ['"contrato de alquiler"', 'El contrato\nde alquiler'],
    ['"contrato de alquiler"', '- contrato,\n- de «alquiler»'],
    ['"señal de tránsito"', 'La SEÑAL de tránsito'],
  ])('%s is found in the plain words of «%s»', async (query, description) => {
    const { id } = await task('Una', description);
    await test.make.comment({ task: { id, project: board.project }, content: description });
    const { counts } = await found(query);
    expect(counts).toMatchObject({ tasks: 1, comments: 1 });
  });

  it('is of whole words, as they are written, and not of an address', async () => {
    await task('El planeta azul');
    await task('Plan azul', 'Ver [esto](https://ejemplo.com/rojo/verde)');
    expect(await titles('"plan azul"')).toEqual(['Plan azul']);
    expect(await titles('"rojo verde"')).toEqual([]);
    expect(await titles('"planes azules"')).toEqual([]);
  });
});

describe('the number of a task', () => {
  it('finds it together with filters', async () => {
    await task('Primera');
    await test.make.task({ board, title: 'Segunda', description: '', priorityId: 3 });
    expect(await titles('#2 proyecto:sede')).toEqual(['Segunda']);
    expect(await titles('prioridad:alta #2 abiertas')).toEqual(['Segunda']);
    expect(await titles('#2 prioridad:baja')).toEqual([]);
  });
});
