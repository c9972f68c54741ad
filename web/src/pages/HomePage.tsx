import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Plus, Ellipsis, Trash2 } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LevelGlyph } from '../ui/LevelGlyph.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/Menu.tsx';
import { Page } from '../ui/Page.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { toast } from '../ui/toast.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Day, Moment } from '../ui/Time.tsx';
import { asId, useChoice, useSchemaForm } from '../lib/forms.ts';
import { newTask } from '@cuadrilla/contract/tasks';
import { useTheme } from '../app/theme.ts';
export function HomePage() {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<'a' | 'b'>('a');
  const [sort, setSort] = useState('id');
  const [, setTheme] = useTheme();
  const form = useSchemaForm(newTask, { title: '', dueDate: '' });
  const prio = useChoice(form.control, 'labelId');
  void useForm;
  return (
    <Page title="Kit">
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', margin: '20px 0' }}>
        <Button look="primary" icon={<Plus size={18} />}>Crear tarea</Button>
        <Button look="primary" loading>Guardando</Button>
        <Button onClick={() => toast.success('Proyecto actualizado')}>ok</Button>
        <Button onClick={() => toast.undo('Proyecto eliminado', () => toast.error('Error: Acceso denegado'))}>undo</Button>
        <Button look="ghost" onClick={() => setTheme('dark')}>dark</Button>
        <Button look="danger" onClick={() => setOpen(true)}>Eliminar tarea</Button>
        <Button look="danger-ghost" icon={<Trash2 size={16} />}>Eliminar tarea</Button>
        <GuardedButton look="primary" unavailable="Te faltan permisos para realizar esta acción">Crear Tablero</GuardedButton>
        <Menu trigger={<IconButton label="Más"><Ellipsis size={18} /></IconButton>}>
          <MenuChoice label="Ordenar" value={sort} onChange={setSort} options={[{ value: 'id', label: 'Id' }, { value: 't', label: 'Título' }]} />
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => setOpen(true)}>Eliminar</MenuItem>
        </Menu>
        <Chip hue="coral">Urgente</Chip><Chip>Neutro</Chip><Chip tone="warning">Aviso</Chip>
        <Day at="2026-11-15T02:00:00Z" /> <Moment at="2026-11-15T02:00:00Z" />
        <SegmentedControl label="Vista" value={view} onChange={setView} options={[{ value: 'a', label: 'Cuadrícula' }, { value: 'b', label: 'Kanban' }]} />
      </div>
      <Banner tone="warning">Sin conexión en vivo.</Banner>
      <div style={{ maxWidth: 300, margin: '20px 0' }}>
        <form onSubmit={(e) => void form.handleSubmit(() => {}, (x) => { console.log(JSON.stringify(Object.entries(x).map(([k, v]) => k + (v as { message: string }).message))); })(e)}><SelectField label="Prioridad" {...form.field('priorityId', asId)} icon={<LevelGlyph level={2} />} placeholder="Elegir" options={[1, 2, 3, 4].map((n) => ({ value: n, label: 'Nivel ' + n }))} /><Button type="submit">enviar</Button></form>
      </div>
      <Tabs label="x" value={view} onChange={setView} tabs={[{ value: 'a', label: 'Tableros', count: 3 }, { value: 'b', label: 'Ajustes', unavailable: 'Te faltan permisos para realizar esta acción' }]}>contenido {view}</Tabs>
      <Dialog open={open} onClose={() => setOpen(false)} title="Eliminar «Inventario»" description="Se borran también sus 7 comentarios." actions={<><Button onClick={() => setOpen(false)}>Cancelar</Button><Button look="danger">Eliminar tarea</Button></>} />
    </Page>
  );
}
