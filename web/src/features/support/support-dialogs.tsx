import { ContactDialog, type RequestAbout } from './contact-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestsDialog } from './requests-dialog.tsx';

/** What is open: all requests, the one that is stored at a path, or a new one and what it is about. */
export type ShownRequests = 'all' | { path: string } | { about: RequestAbout | null };

interface SupportDialogsProps {
  uid: string;
  shown: ShownRequests;
  onShow: (shown: ShownRequests | null) => void;
}

/** The dialogs in which a student asks support and reads what became of it. */
export function SupportDialogs({ uid, shown, onShow }: SupportDialogsProps) {
  const close = () => onShow(null);
  const contact = (payment: string) => onShow({ about: { payment } });
  if (shown === 'all') return <RequestsDialog uid={uid} onContact={contact} onClose={close} />;
  if ('about' in shown) return <ContactDialog uid={uid} about={shown.about} onClose={close} />;
  return (
    <RequestDialog path={shown.path} onShowAll={() => onShow('all')} onContact={contact} onClose={close} />
  );
}
