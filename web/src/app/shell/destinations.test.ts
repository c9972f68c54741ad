import { describe, expect, it } from 'vitest';
import {
  barDestinations,
  currentIn,
  mainDestinations,
  phoneDestinations,
  type Destination,
} from './destinations.ts';

const currentOnes = (bar: Destination[], path: string) =>
  bar.flatMap((destination) => {
    const current = currentIn(bar, destination, path);
    return current ? [`${destination.label} ${current}`] : [];
  });

describe('the destination that looks current', () => {
  const bars = { mainDestinations, barDestinations, phoneDestinations };

  it.each(Object.entries(bars))('of %s is the page itself at its own address', (_, bar) => {
    expect(currentOnes(bar, '/home')).toEqual(['Inicio page']);
    expect(currentOnes(bar, '/projects')).toEqual(['Proyectos page']);
  });

  it.each(Object.entries(bars))('of %s is «Proyectos» in a project', (_, bar) => {
    for (const path of ['/dashboard/projects/7', '/dashboard/projects/7/boards/3/tasks/42'])
      expect(currentOnes(bar, path)).toEqual(['Proyectos true']);
  });

  it('is «Equipos» in a team', () => {
    expect(currentOnes(barDestinations, '/teams/7')).toEqual(['Equipos true']);
  });

  it('is the dashboard, and on a phone, whose bar has none, nothing', () => {
    expect(currentOnes(mainDestinations, '/dashboard')).toEqual(['Dashboard page']);
    expect(currentOnes(phoneDestinations, '/dashboard')).toEqual([]);
  });
});
