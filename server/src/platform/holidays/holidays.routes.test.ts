import { countries } from '@cuadrilla/contract/kernel/holidays/countries';
import type { Holiday } from '@cuadrilla/contract/kernel/holidays/holidays';
import { regions } from '@cuadrilla/contract/kernel/holidays/regions';
import { describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { listHolidays } from './holidays.ts';

const test = useTestApp();

const year = '/holidays?from=2026-01-01&to=2026-12-31';

async function somebodyIn(country: string | null, region: string | null = null): Promise<Client> {
  const client = await test.as(await test.make.user());
  const { status, body } = await client.patch('/profile', { country, region });
  expect({ status, country: body.country, region: body.region }).toEqual({ status: 200, country, region });
  return client;
}

async function daysIn(region: string | null): Promise<string[]> {
  const { body } = await (await somebodyIn('ES', region)).get(year);
  return body.map(({ day }: Holiday) => day);
}

describe('holidays', () => {
  it('are those of the person’s country, and nobody’s until there is one', async () => {
    const argentina = await somebodyIn('AR');
    const november = await argentina.get('/holidays?from=2026-11-01&to=2026-11-30');
    expect(november.body).toEqual([{ day: '2026-11-23', name: 'Día de la Soberanía Nacional' }]);
    expect((await (await somebodyIn(null)).get(year)).body).toEqual([]);
  });

  it('are those of a region too', async () => {
    const [spain, madrid, catalonia] = [await daysIn(null), await daysIn('MD'), await daysIn('CT')];
    expect(spain).toContain('2026-10-12');
    expect(spain).not.toContain('2026-05-02');
    expect(madrid).toEqual(expect.arrayContaining(['2026-10-12', '2026-05-02']));
    expect(catalonia).toEqual(expect.arrayContaining(['2026-06-24', '2026-09-11', '2026-12-26']));
  });

  it('are those of any other place that is asked for', async () => {
    const client = await somebodyIn('AR');
    const may = (place: string) => client.get(`/holidays?from=2026-05-01&to=2026-05-05${place}`);
    expect((await may('&country=ES&region=MD')).body.map(({ day }: Holiday) => day)).toEqual([
      '2026-05-01',
      '2026-05-02',
    ]);
    expect((await may('&country=ES&region=TX')).body.error).toEqual(['La región no es de ese país']);
    expect((await may('&country=XX')).status).toBe(400);
  });

  it('are whole days: on half of one people work', async () => {
    const { body } = await (await somebodyIn('GT')).get('/holidays?from=2026-12-20&to=2026-12-31');
    expect(body).toEqual([{ day: '2026-12-25', name: 'Navidad' }]);
  });

  it('reach over the end of a year, and no further than a year', async () => {
    const client = await somebodyIn('CL');
    const newYear = await client.get('/holidays?from=2026-12-20&to=2027-01-05');
    expect(newYear.body.map(({ day }: Holiday) => day)).toEqual(['2026-12-25', '2027-01-01']);
    for (const query of ['', '?from=2026-01-01', '?from=2026-02-30&to=2026-03-01', '?from=x&to=y'])
      expect((await client.get(`/holidays${query}`)).status).toBe(400);
    const long = await client.get('/holidays?from=2026-01-01&to=2027-01-02');
    expect(long.body.error).toEqual(['El período debe ser de 1 a 366 días']);
    expect((await client.get('/holidays?from=2026-01-02&to=2026-01-01')).status).toBe(400);
  });

  it('are known for every country and region on the list, by Spanish names', async () => {
    const places = countries.flatMap((country) =>
      [null, ...Object.keys(regions[country] ?? {})].map((region) => ({ country, region })),
    );
    const lists = await Promise.all(places.map((place) => listHolidays(place, '2026-01-01', '2027-12-31')));
    const few = places.filter((_, index) => (lists[index]?.length ?? 0) < 10);
    expect(few).toEqual([]);
    const names = new Set(lists.flat().map(({ name }) => name));
    expect([...names].filter((name) => /\b(Day|Birthday|Holiday|the)\b/i.test(name))).toEqual([]);
  });
});

describe('a region', () => {
  it('is one of its country, and goes when the country is another', async () => {
    const client = await somebodyIn('ES', 'CT');
    expect((await client.patch('/profile', { region: 'TX' })).body.error).toEqual([
      'La región no es de ese país',
    ]);
    expect((await client.patch('/profile', { region: 'MD' })).body).toMatchObject({ region: 'MD' });
    expect((await client.patch('/profile', { timeZone: 'Europe/Madrid' })).body.region).toBe('MD');
    expect((await client.patch('/profile', { country: 'MX' })).body).toMatchObject({
      country: 'MX',
      region: null,
    });
    expect((await client.patch('/profile', { country: 'FR' })).body.error).toEqual([
      'El país no está en la lista',
    ]);
    expect((await client.patch('/profile', { country: null })).body.country).toBeNull();
  });
});
