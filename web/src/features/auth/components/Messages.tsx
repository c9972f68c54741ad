import { Banner } from '../../../ui/states/Banner.tsx';

/** What the server answered, below the form. */
export const Messages = ({ messages }: { messages: string[] }) =>
  messages.length > 0 && (
    <Banner tone="danger">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Banner>
  );
