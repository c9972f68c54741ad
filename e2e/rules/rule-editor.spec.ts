import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import type { Label } from '@cuadrilla/contract/tasks/label';
import type { Locator, Page } from '@playwright/test';
import type { Api, Person } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { type Place, givenPlace } from '../support/boards.ts';
import { givenBoard, givenProject } from '../support/given.ts';
import { actionRows, conditionRows, type RuleStage, triggerRows } from '../support/rule-parts.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

async function setStage(api: Api, elena: Person, { projectId, boardId }: Place): Promise<RuleStage> {
  // So many that they are looked for by name.
  for (let index = 1; index <= 12; index += 1)
    await api.call(elena, 'POST', `/projects/${projectId}/labels`, { name: `Obra ${index}` });
  const [label] = await api.call<Label[]>(elena, 'GET', `/projects/${projectId}/labels`);
  const team = await api.call<{ id: number }>(elena, 'POST', '/teams', { name: 'Montaje' });
  await api.call(elena, 'POST', `/projects/${projectId}/teams`, { teamId: team.id, role: 'Editor' });
  const { id: abroad } = await givenProject(api, elena, 'Cena');
  const archive = await givenBoard(api, elena, abroad, 'Archivo');
  return {
    personId: elena.id,
    labelId: label?.id ?? 0,
    label: label?.name ?? '',
    teamId: team.id,
    boardId,
    abroad: { projectId: abroad, boardId: archive.id },
  };
}

/** Says a part of the rule in its line: its way first, then what stands in its places. */
async function say(line: Locator, what: string, way: string, places: Record<string, string>): Promise<void> {
  await line.getByLabel(what, { exact: true }).selectOption({ label: way });
  for (const [name, value] of Object.entries(places)) {
    const place = line.getByLabel(name, { exact: true });
    const tag = await place.evaluate(({ tagName }) => tagName);
    if (tag === 'SELECT') await place.selectOption({ label: value });
    else if (tag === 'BUTTON') await lookFor(place, name, value);
    else await place.fill(value);
  }
}

/** Without a pointer, in whatever case. */
async function lookFor(place: Locator, name: string, value: string): Promise<void> {
  await place.press('Enter');
  const search = place.page().getByRole('combobox', { name: `${name}: buscar` });
  await search.fill(value.toUpperCase());
  await expect(place.page().getByRole('option', { name: value, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await search.press('Enter');
  await expect(place).toHaveText(value);
  await expect(place).toBeFocused();
}

const expectActive = (option: Locator) => expect(option).toHaveAttribute('aria-selected', 'true');

const line = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

async function save(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Automatizaciones' })).toBeVisible();
}

test('every trigger, condition and action is said in the sentence of a rule', async ({
  page,
  api,
  elena,
}) => {
  const place = await givenPlace(api, elena);
  const stage = await setStage(api, elena, place);
  const [triggers, conditions, actions] = [
    Object.values(triggerRows(stage)),
    Object.values(conditionRows(stage)),
    Object.values(actionRows(stage)),
  ];
  const blank = `/automations/new?project=${place.projectId}`;
  const rules = async () => {
    const { rules: all } = await api.call<{ rules: Rule[] }>(elena, 'GET', '/rules');
    return all.toSorted((one, other) => one.id - other.id);
  };
  await page.goto(blank);

  await test.step('a long one, part by part, without a pointer between them', async () => {
    await say(line(page, 'Cuando'), 'Qué pasa', ...said(triggers[0]));
    for (const [index, row] of conditions.entries()) {
      await page.getByRole('button', { name: 'Agregar condición' }).press('Enter');
      await expect(line(page, `Condición ${index + 1}`).getByLabel('Qué condición')).toBeFocused();
      await say(line(page, `Condición ${index + 1}`), 'Qué condición', ...said(row));
    }
    await page.getByLabel('Cómo se juntan las condiciones').selectOption({ label: 'se cumple alguna' });
    for (const [index, row] of actions.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Agregar acción' }).press('Enter');
      await say(line(page, `Acción ${index + 1}`), 'Qué hacer', ...said(row));
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save(page, 'Encender regla');
    expect(await rules()).toMatchObject([
      {
        enabled: true,
        project_id: place.projectId,
        definition: {
          conditions: { match: 'any', list: conditions.map(([, , part]) => part) },
          actions: actions.map(([, , part]) => part),
        },
      },
    ]);
  });

  await test.step('each beginning', async () => {
    for (const row of triggers.slice(1)) {
      await visit(page, blank);
      await say(line(page, 'Cuando'), 'Qué pasa', ...said(row));
      await save(page, 'Guardar apagada');
    }
    expect((await rules()).map(({ definition }) => definition.trigger)).toEqual(
      triggers.map(([, , part]) => part),
    );
  });

  await test.step('a long list opens at what is chosen and is gone through by its keys', async () => {
    await visit(page, blank);
    await say(line(page, 'Cuando'), 'Qué pasa', 'cambia la etiqueta', {});
    const token = line(page, 'Cuando').getByLabel('A qué valor', { exact: true });
    const search = page.getByRole('combobox', { name: 'A qué valor: buscar' });
    const options = page.getByRole('listbox', { name: 'A qué valor' }).getByRole('option');

    await token.press('Enter');
    await expect(search).toBeFocused();
    await expectActive(options.first());
    await expect(options.last()).not.toBeInViewport();
    await expectAccessible(page);
    await search.press('ArrowUp');
    await expectActive(options.last());
    await search.press('ArrowDown');
    await expectActive(options.first());
    await search.press('End');
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await search.press('Home');
    await expectActive(options.first());
    await expect(options.first()).toBeInViewport({ ratio: 1 });

    await search.fill('obra 1');
    await expect(options).toHaveText(['Obra 1', 'Obra 10', 'Obra 11', 'Obra 12']);
    await search.fill('nada de eso');
    await expect(options).toHaveCount(0);
    await search.press('ArrowUp');
    await expectAccessible(page);
    await search.press('Escape');
    await expect(token).toBeFocused();
    await expect(search).toBeHidden();

    await token.press('Enter');
    await search.press('End');
    const last = await options.last().innerText();
    await search.press('Enter');
    await expect(token).toHaveText(last);
    await token.press('Enter');
    await expectActive(options.last());
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await search.press('Escape');
    await expect(token).toHaveText(last);
  });

  await test.step('on a phone; a gap is told, a line taken away, and what was not saved is offered again', async () => {
    const [long] = await rules();
    const path = `/automations/${long?.project_id}/${long?.id}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    await line(page, 'Condición 8').getByLabel('Qué texto').fill('');
    await expect(page.getByRole('alert')).toHaveText('El texto es obligatorio');
    await line(page, 'Condición 10').getByRole('button', { name: 'Quitar la condición' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Agregar condición' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await visit(page, '/automations');
    await visit(page, path);
    await page.getByRole('button', { name: 'Recuperar' }).click();
    await expect(line(page, 'Condición 9')).toBeVisible();
    await expect(line(page, 'Condición 10')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText('El texto es obligatorio');
  });
});

/** Of a row, what is chosen. */
const said = (
  row: [string, Record<string, string>, unknown] | undefined,
): [string, Record<string, string>] => [row?.[0] ?? '', row?.[1] ?? {}];
