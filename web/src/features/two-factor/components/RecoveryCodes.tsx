import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { copyText } from '../../../ui/layers/copy-text.ts';
import { twoFactorTexts as texts } from '../two-factor.texts.ts';
import styles from './TwoFactor.module.css';

interface Props {
  codes: string[];
  onStored: () => void;
}

export function RecoveryCodes({ codes, onStored }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className={styles.codesBox}>
      <h3 ref={title} tabIndex={-1}>
        {texts.codes}
      </h3>
      <p className={styles.hint}>{texts.codesWhy}</p>
      <ul className={styles.codes} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button size="small" icon={<Copy size={16} />} onClick={() => void copyText(text, texts.codesCopied)}>
          {texts.copy}
        </Button>
        <Button size="small" icon={<Download size={16} />} onClick={() => save(text)}>
          {texts.download}
        </Button>
        <Button size="small" look="primary" onClick={onStored}>
          {texts.stored}
        </Button>
      </div>
    </div>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = texts.file;
  link.click();
}
