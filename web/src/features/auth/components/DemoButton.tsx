import { Play } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useDemoLogin } from '../auth.mutations.ts';
import { authTexts } from '../auth.texts.ts';
import { hasDemo } from '../ways-in.ts';
import { usePassingMessages } from '../use-passing-messages.ts';
import styles from './DemoButton.module.css';
import { Messages } from './Messages.tsx';

export function DemoButton() {
  const demo = useDemoLogin();
  const [messages, setMessages] = usePassingMessages();
  if (!hasDemo()) return null;
  return (
    <div className={styles.demo}>
      <div className={styles.or}>{authTexts.or}</div>
      <Button
        size="large"
        block
        icon={<Play size={17} />}
        loading={demo.isPending}
        onClick={() => demo.mutate(undefined, { onError: (error) => setMessages(messagesOf(error)) })}
      >
        {demo.isPending ? authTexts.openingDemo : authTexts.demo}
      </Button>
      <Messages messages={messages} />
    </div>
  );
}
