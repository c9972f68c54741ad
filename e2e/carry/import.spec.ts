import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { givenBoard, givenProject, givenTask } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

const trello = {
  name: 'Soporte.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      name: 'Obra',
      lists: [{ id: 'a', name: 'Haciendo', closed: false, pos: 1 }],
      cards: [
        { id: '1', name: 'Pedir arena', desc: 'Dos metros', closed: false, idList: 'a', pos: 1 },
        { id: '2', name: 'Vieja', closed: true, idList: 'a', pos: 2 },
      ],
    }),
  ),
};

test('files of tasks are brought in after a rehearsal, and taken back', async ({ page, api, elena }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Importar' }).click();
  const importing = page.getByRole('heading', { name: 'Importar', level: 1 });
  await expect(importing).toBeVisible();

  await test.step('any spreadsheet, as a project of its own', async () => {
    await page.getByRole('radio', { name: /Otro CSV/ }).check();
    await page.getByRole('button', { name: 'Relacionar columnas' }).click();
    await expect(page.getByText('Falta elegir un archivo')).toBeVisible();
    await page.getByLabel('Elegir un archivo').setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from([137, 80, 78, 71]),
    });
    await expect(page.getByText('No parece una planilla')).toBeVisible();
    await page
      .getByLabel('Elegir un archivo')
      .setInputFiles(
        csv('agencia.csv', [
          'Nombre;Cliente;Estado;Urgencia;Vence;Quién;Horas;Código',
          `Brief;Panadería Luz;Haciendo;Urgente;15/10/2026;${elena.email};4;A-1`,
          'Fotos;Panadería Luz;Listo;Normal;pronto;nadie@agencia.example;;A-2',
          ';Interno;Listo;;;;;A-3',
        ]),
      );
    await expect(page.getByText('3 filas, 8 columnas · separado por punto y coma')).toBeVisible();
    await expect(page.getByLabel('Nombre del proyecto')).toHaveValue('Agencia');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Relacionar columnas' }).click();

    await expect(page.getByLabel('Campo para Cliente')).toHaveValue('board');
    const preview = page.getByRole('complementary', { name: 'Así queda' });
    await expect(preview).toContainText('Brief');
    await expect(preview).toContainText('15-10-2026');
    await page.getByLabel('Campo para Nombre').selectOption('No se importa');
    await expect(page.getByText('Falta elegir qué columna es el título')).toBeVisible();
    await page.getByLabel('Campo para Nombre').selectOption('Título');
    await page.getByLabel('Prioridad para Normal').selectOption('Alta');
    await preview.getByRole('button', { name: 'Fila siguiente' }).click();
    await expect(preview).toContainText('Alta');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Ensayar importación' }).click();

    await expect(page.getByRole('region', { name: 'Ensayo' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Se pueden traer 2 de las 3 tareas' })).toBeVisible();
    await expect(page.getByText('1 fila sin título')).toBeVisible();
    await expect(page.getByText('1 sin responsable')).toBeVisible();
    await expect(page.getByText('1 sin fecha límite')).toBeVisible();
    await page.getByRole('button', { name: 'Ver filas: 1 sin responsable' }).click();
    await expect(page.getByRole('dialog')).toContainText('nadie@agencia.example');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Importar 2 tareas' }).click();
    await expect(page.getByRole('heading', { name: '2 tareas importadas en «Agencia»' })).toBeVisible();
    await expect(page.getByText('Comprobado: las 2 están, sin repetir')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('is there as any other project, until it is taken back', async () => {
    await page.getByRole('button', { name: 'Invitar a 1 persona' }).click();
    await expect(page.getByText('1 invitación creada')).toBeVisible();
    const run = new URL(page.url()).search;
    await page.getByRole('link', { name: 'Ver proyecto' }).click();
    await page.getByRole('link', { name: 'Panadería Luz' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Fotos' })).toContainText('Alta');
    await visit(page, `/projects/import${run}`);
    await page.getByRole('button', { name: 'Deshacer importación' }).click();
    const sure = page.getByRole('dialog', { name: 'Deshacer la importación de «agencia.csv»' });
    await expect(sure.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await sure.getByRole('button', { name: 'Deshacer importación' }).click();
    await expect(page.getByRole('heading', { name: 'Importación deshecha' })).toBeVisible();
    await visit(page, '/projects?view=trash');
    await expect(page.getByText('Agencia')).toBeVisible();
  });

  await test.step('what is not well written is read all the same, beside the page, and said', async () => {
    await visit(page, '/projects/import');
    await page.getByRole('radio', { name: /Otro CSV/ }).check();
    const lines = [
      'Nombre,Tablero,Notas',
      '"Brief,Obra,Dos',
      'Fotos,Obra,Tres',
      `Planos,Obra,${'x'.repeat(9_000_000)}`,
    ];
    const [reader] = await Promise.all([
      page.waitForEvent('worker'),
      page.getByLabel('Elegir un archivo').setInputFiles(csv('obra.csv', lines)),
    ]);
    expect(reader.url()).toContain('read-file');
    await expect(page.getByText('3 filas, 3 columnas')).toBeVisible();
    await page.getByRole('button', { name: 'Relacionar columnas' }).click();
    await page.getByRole('button', { name: 'Ensayar importación' }).click();
    await expect(page.getByRole('heading', { name: 'Se pueden traer las 3 tareas' })).toBeVisible();
    await expect(page.getByText('1 con comillas sin cerrar')).toBeVisible();
    await expect(page.getByText('«línea 2»')).toBeVisible();
    await expect(page.getByText('1 con una celda demasiado larga')).toBeVisible();
    await expect(page.getByText('«línea 4»')).toBeVisible();
    await expectAccessible(page);
    await visit(page, '/projects');
    await expect(importing).toBeHidden();
  });

  await test.step('a board of Trello, into a project that is there', async () => {
    const project = await givenProject(api, elena, 'Casa');
    const board = await givenBoard(api, elena, project.id, 'Obra');
    await givenTask(api, elena, project.id, board.id, 'De antes');
    await visit(page, `/projects/import?project=${project.id}`);
    await expect(page.getByRole('radio', { name: /Un proyecto que ya existe/ })).toBeChecked();
    await page.getByLabel('Elegir un archivo').setInputFiles(trello);
    await page.getByRole('button', { name: 'Ensayar importación' }).click();
    await expect(page.getByText('1 archivada')).toBeVisible();
    await page.getByRole('button', { name: 'Importar 1 tarea' }).click();
    await expect(page.getByRole('heading', { name: '1 tarea importada en «Casa»' })).toBeVisible();
    await visit(page, `/projects/import?project=${project.id}`);
    await page.getByLabel('Elegir un archivo').setInputFiles(trello);
    await page.getByRole('button', { name: 'Ensayar importación' }).click();
    await expect(page.getByText('1 ya importada')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Traer también las ya importadas' }).check();
    await expect(page.getByRole('button', { name: 'Importar 1 tarea' })).toBeVisible();
    await visit(page, `/dashboard/projects/${project.id}/boards/${board.id}`);
    await expect(page.getByRole('article')).toHaveText([/De antes/, /Pedir arena/]);
  });
});
