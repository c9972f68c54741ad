import { describe, expect, it } from 'vitest';
import { readTable } from './read/csv.ts';
import { guessFields } from './read/fields.ts';
import { guessPriority } from './read/priorities.ts';
import { draftsOf, valuesOf } from './read/table-drafts.ts';
import { rehearse, tooMuchOf } from './rehearse.ts';

const usual = { board: 'Tareas', column: 'Por hacer', done: 'Hecho' };

function draftsFrom(text: string) {
  const table = readTable(text);
  const fields = guessFields(table);
  const priorities = new Map(
    valuesOf(table, fields.indexOf('priority')).map((value) => [value, guessPriority(value)]),
  );
  return { fields, drafts: draftsOf(table, { fields, priorities, usual }) };
}

const agency = `Nombre;Cliente;Estado;Urgencia;Vence;Quién;Notas;Horas;ID
Brief de la campaña;Panadería Luz;Haciendo;Urgente;15/10/2026;eva@agencia.example;Falta definir el tono;4;A-1
Fotos del local;Interno;Pendiente;;pronto;ana@agencia.example;;;A-2
;Interno;Listo;Alta;;;Sin nombre;;A-3
${'x'.repeat(210)};panaderia luz;Listo;Normal;3-11-26;;;1,5;A-4`;

describe('any spreadsheet', () => {
  it('is matched by the names of its columns', () => {
    expect(draftsFrom(agency).fields).toEqual([
      'title',
      'board',
      'column',
      'priority',
      'dueDate',
      'email',
      'description',
      'appendix',
      'sourceId',
    ]);
  });

  it('becomes tasks, and says what it cannot bring and what it brings otherwise', () => {
    const { drafts } = draftsFrom(agency);
    const { boards, tasks, leftOut, changed, unchanged } = rehearse(
      { drafts, archived: [] },
      { known: [], found: [true, false] },
    );
    expect(boards).toEqual([
      {
        name: 'Panadería Luz',
        columns: [
          { name: 'Haciendo', kind: 'en curso' },
          { name: 'Listo', kind: 'hecho' },
        ],
      },
      { name: 'Interno', columns: [{ name: 'Pendiente', kind: 'pendiente' }] },
    ]);
    expect(tasks).toMatchObject([
      {
        title: 'Brief de la campaña',
        description: 'Falta definir el tono\n\nHoras: 4',
        priorityId: 4,
        dueDate: '2026-10-15',
        person: 0,
        board: 0,
        column: 0,
        sourceId: 'A-1',
      },
      {
        title: 'Fotos del local',
        description: 'Responsable en el origen: ana@agencia.example\nFecha límite en el origen: pronto',
        priorityId: 1,
        dueDate: null,
        person: null,
        board: 1,
      },
      { title: 'x'.repeat(200), description: `${'x'.repeat(10)}\n\nHoras: 1,5`, board: 0, column: 1 },
    ]);
    expect(leftOut.untitled).toMatchObject([{ row: 4, detail: 'Sin nombre' }]);
    expect(changed.unassigned).toMatchObject([{ row: 3, detail: 'ana@agencia.example' }]);
    expect(changed.undated).toMatchObject([{ detail: 'pronto' }]);
    expect(changed.cut).toHaveLength(1);
    expect(unchanged).toMatchObject([{ row: 2 }]);
  });

  it('leaves alone what is there already, and gives up what is too much', () => {
    const { drafts } = draftsFrom(agency);
    const checked = { known: ['A-1', 'A-2'], found: [true, true] };
    const { leftOut, tasks } = rehearse({ drafts, archived: [] }, checked);
    expect([leftOut.known.length, tasks.length]).toEqual([2, 1]);
    const many = draftsFrom(
      `Tarea,Tablero\n${Array.from({ length: 101 }, (_, at) => `t,b${at}`).join('\n')}`,
    );
    const rehearsed = rehearse({ ...many, archived: [] }, { known: [], found: [] });
    expect(tooMuchOf(rehearsed)).toContain('101 tableros');
  });

  it('that was exported from here comes back as it was', () => {
    const { fields, drafts } =
      draftsFrom(`"Número";"Título";"Descripción";"Tablero";"Columna";"Estado";"Prioridad";"Responsable";"Email";"Inicio";"Vence";"Creada";"Completada";"Comentarios"
"7";"Pintar";"De blanco";"Obra";"Terminadas";"hecho";"Alta";"Eva Paz";"eva@a.example";"2026-03-01";"2026-03-09";"2026-01-01";"2026-03-08";"3"`);
    expect(fields.slice(0, 5)).toEqual(['sourceId', 'title', 'description', 'board', 'column']);
    expect(drafts).toMatchObject([
      {
        sourceId: '7',
        title: 'Pintar',
        board: 'Obra',
        column: 'Terminadas',
        priorityId: 3,
        person: { name: 'Eva Paz', email: 'eva@a.example' },
        startDate: '2026-03-01',
        dueDate: '2026-03-09',
        description: 'De blanco\n\nEstado: hecho',
        comments: [],
      },
    ]);
  });

  it('of Asana puts what is completed where done tasks are, and drops a start after the end', () => {
    const { drafts } =
      draftsFrom(`Task ID,Created At,Completed At,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects
1,2026-01-01,2026-02-02,Pintar,Obra,Eva Paz,eva@a.example,2026-03-09,2026-03-01,casa,,Reforma
2,2026-01-01,,Medir,Obra,,,,2026-03-01,,,Reforma`);
    const { boards, tasks, changed } = rehearse({ drafts, archived: [] }, { known: [], found: [true] });
    expect(boards).toEqual([
      {
        name: 'Reforma',
        columns: [
          { name: 'Obra', kind: 'pendiente' },
          { name: 'Hecho', kind: 'hecho' },
        ],
      },
    ]);
    expect(tasks).toMatchObject([
      {
        title: 'Pintar',
        column: 1,
        startDate: null,
        person: 0,
        label: 0,
        createdAt: '2026-01-01',
        finishedAt: '2026-02-02',
      },
      { title: 'Medir', column: 0, dueDate: '2026-03-01' },
    ]);
    expect(tasks[1]).not.toHaveProperty('finishedAt');
    expect(changed.startDropped).toMatchObject([{ detail: '2026-03-09' }]);
    expect(changed.moved).toMatchObject([{ title: 'Pintar', detail: 'Obra' }]);
  });
});

it('brings as many points as a task has room for, and the others in its text', () => {
  const points = Array.from({ length: 202 }, (_, index) => ({
    content: index === 0 ? 'x'.repeat(600) : `Punto ${index}`,
    done: index === 201,
    dueDay: null,
  }));
  const [draft] = draftsFrom('Tarea,Notas\nMudanza,Con cajas\n').drafts;
  const { tasks, changed } = rehearse(
    { drafts: draft ? [{ ...draft, points }] : [], archived: [] },
    { known: [], found: [] },
  );
  expect(tasks[0]?.points).toHaveLength(200);
  expect(tasks[0]?.points?.[0]?.content).toHaveLength(500);
  expect(tasks[0]?.description).toBe('Con cajas\n\n☐ Punto 200\n☑ Punto 201');
  expect(changed.shortened).toHaveLength(1);
});
