import { FileText, FolderOpen, Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../../ui/layers/Menu.tsx';
import { useImportFiles } from '../content.mutations.ts';
import { documentTexts as texts } from '../documents.texts.ts';

/** Files are chosen by the browser's own means, out of sight. */
export function ImportMenu({ projectId }: { projectId: number }) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const importFiles = useImportFiles(projectId);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    void importFiles([...(target.files ?? [])]);
    // The same can be chosen again.
    target.value = '';
  };
  return (
    <>
      <Menu align="start" trigger={<Button icon={<Upload size={16} />}>{texts.import}</Button>}>
        <MenuItem icon={<FileText size={16} />} onSelect={() => files.current?.click()}>
          {texts.importFiles}
        </MenuItem>
        <MenuItem icon={<FolderOpen size={16} />} onSelect={() => folder.current?.click()}>
          {texts.importFolder}
        </MenuItem>
      </Menu>
      <input
        ref={files}
        hidden
        multiple
        type="file"
        accept=".md,.markdown,.txt"
        aria-label={texts.importFiles}
        onChange={take}
      />
      <input
        ref={folder}
        hidden
        type="file"
        // What browsers have for folders is not in React's list.
        {...{ webkitdirectory: '' }}
        aria-label={texts.importFolder}
        onChange={take}
      />
    </>
  );
}
