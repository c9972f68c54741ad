import { describe, expect, it } from 'vitest';
import { statusOf } from './line-status.ts';

const editor = { canEdit: true, locked: false };
const reader = { canEdit: false, locked: false };

describe('what the bar of a document tells', () => {
  it('is whether what one writes is safe', () => {
    expect(statusOf({ state: 'live', saving: true }, editor)).toEqual(['waiting', 'Guardando…']);
    expect(statusOf({ state: 'live', saving: false }, editor)).toEqual(['safe', 'Guardado']);
    expect(statusOf({ state: 'offline', saving: true }, editor)).toEqual([
      'cut',
      'Sin conexión: se guarda en este equipo',
    ]);
  });

  it('never says that something is being saved which will not be', () => {
    expect(statusOf({ state: 'full', saving: true }, editor)).toEqual(['cut', 'Sin guardar']);
    expect(statusOf({ state: 'refused', saving: true }, editor)).toEqual(['cut', 'Sin guardar']);
    expect(statusOf({ state: 'gone', saving: true }, editor)).toBeUndefined();
  });

  it('says nothing of saving to who only reads', () => {
    expect(statusOf({ state: 'live', saving: true }, reader)).toEqual(['reading', 'Solo lectura']);
    expect(statusOf({ state: 'offline', saving: true }, reader)).toEqual(['cut', 'Sin conexión']);
    expect(statusOf({ state: 'live', saving: false }, { canEdit: false, locked: true })).toEqual([
      'reading',
      'Solo escribe quien administra el proyecto',
    ]);
  });
});
