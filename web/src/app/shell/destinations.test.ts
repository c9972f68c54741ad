import { describe, expect, it } from 'vitest';
import { barPlaces, currentIn, mainPlaces, phonePlaces, type Place } from './destinations.ts';

const currentOnes = (bar: Place[], path: string) =>
  bar.flatMap((place) => {
    const current = currentIn(bar, place, path);
    return current ? [`${place.label} ${current}`] : [];
  });

describe('the place that looks current', () => {
  const bars = { mainPlaces, barPlaces, phonePlaces };

  it.each(Object.entries(bars))('of %s is the page itself at its own address', (_, bar) => {
    expect(currentOnes(bar, '/home')).toEqual(['Inicio page']);
    expect(currentOnes(bar, '/projects')).toEqual(['Proyectos page']);
  });

  it.each(Object.entries(bars))('of %s is «Proyectos» in a project', (_, bar) => {
    for (const path of ['/dashboard/projects/7', '/dashboard/projects/7/boards/3/tasks/42'])
      expect(currentOnes(bar, path)).toEqual(['Proyectos true']);
  });

  it('is the dashboard, or on a phone, whose bar has none, the beginning', () => {
    expect(currentOnes(mainPlaces, '/dashboard')).toEqual(['Dashboard page']);
    expect(currentOnes(phonePlaces, '/dashboard')).toEqual(['Inicio true']);
  });
});
