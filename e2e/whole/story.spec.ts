import type { Page } from '@playwright/test';
import { card, cards } from '../support/boards.ts';
import { chooseProperty, field, fillTask, notice, save } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/register');
  for (const [label, value] of Object.entries({
    Nombre: 'Lucía',
    Apellido: 'Méndez',
    Usuario: username,
    Email: `${username}@ejemplo.com`,
    Contraseña: 'girasol9',
    'Confirmar contraseña': 'girasol9',
  }))
    await field(page, label).fill(value);
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function makeBoard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Crear proyecto' }).first().click();
  await field(page, 'Nombre').fill('Feria de otoño');
  await field(page, 'Descripción').fill('Puestos, turnos y permisos');
  await page.getByRole('main').getByRole('button', { name: 'Crear proyecto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
  await page.getByRole('link', { name: 'Crear Tablero' }).first().click();
  await field(page, 'Nombre').fill('Logística');
  await page.getByRole('button', { name: 'Crear Tablero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
}

async function makeTask(page: Page, title: string, due: string, priority: string): Promise<void> {
  await page.getByRole('link', { name: 'Crear tarea' }).first().click();
  await fillTask(page, { title, due, priority });
  await page.getByRole('button', { name: 'Crear tarea' }).click();
  await expect(notice(page, 'Tarea creada').last()).toBeVisible();
  await expect(card(page, title)).toBeVisible();
}

test('a new user registers, makes a project, a board and tasks, sorts, searches, edits, comments, deletes and undoes', async ({
  page,
}, { repeatEachIndex }) => {
  await register(page, `lucia.mendez${repeatEachIndex}`);
  await makeBoard(page);
  await makeTask(page, 'Pedir carpas', '12/03/2031', 'Media');
  await makeTask(page, 'Alquilar camión', '01/02/2031', 'Crítica');
  await makeTask(page, 'Vallas', '20/01/2031', 'Baja');
  await expect(page.getByText('3 tareas', { exact: true })).toBeVisible();
  await expect(card(page, 'Alquilar camión').getByText('Máxima', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveText(['Pedir carpas', 'Alquilar camión', 'Vallas']);

  await page.getByRole('button', { name: /^Ordenar: / }).click();
  await page.getByRole('menuitemradio', { name: 'Fecha límite' }).click();
  await expect(cards(page)).toHaveText(['Vallas', 'Alquilar camión', 'Pedir carpas']);

  const search = page.getByRole('searchbox', { name: 'Buscar tarea' });
  await search.fill('camion');
  await expect(cards(page)).toHaveText(['Alquilar camión']);
  await expect(page).toHaveURL(/search=camion/);

  await page.getByRole('link', { name: 'Alquilar camión', exact: true }).click();
  await expect(field(page, 'Título')).toHaveValue('Alquilar camión');
  await fillTask(page, { title: 'Alquilar dos camiones' });
  await save(page);
  await fillTask(page, { description: 'Con chofer' });
  await save(page);
  await chooseProperty(page, 'Responsable', 'Lucía Méndez');
  await field(page, 'Comentario').fill('Ya pedí presupuesto.');
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Ya pedí presupuesto.' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
  await expect(card(page, 'Alquilar dos camiones').getByRole('img', { name: '1 comentario' })).toBeVisible();
  await page.getByRole('link', { name: 'Alquilar dos camiones', exact: true }).click();
  await page.getByRole('button', { name: 'Eliminar tarea' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar tarea' }).click();
  await expect(page, 'the board as it was left').toHaveURL(/\/boards\/\d+\?.*search=camion/);
  await expect(page.getByRole('heading', { name: 'No se encontraron tareas.' })).toBeVisible();
  await expect(card(page, 'Alquilar dos camiones')).toBeHidden();
  await expect(page.getByText('0 de 2 tareas', { exact: true })).toBeVisible();

  await notice(page, '«Alquilar dos camiones» eliminada').getByRole('button', { name: 'Deshacer' }).click();
  await expect(notice(page, 'Tarea restaurada')).toBeVisible();
  await expect(card(page, 'Alquilar dos camiones')).toBeVisible();
  await expect(page.getByText('1 de 3 tareas', { exact: true })).toBeVisible();
});
