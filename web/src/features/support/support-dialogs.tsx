import { ContactDialog, type RequestAbout } from './contact-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestsDialog } from './requests-dialog.tsx';

/** Which dialog is open: all requests, the request at a document path, or a new request with what it is about. */
export type ShownRequests = 'all' | { path: string } | { about: RequestAbout | null };

interface SupportDialogsProps {
  uid: string;
  shown: ShownRequests;
  onShow: (shown: ShownRequests | null) => void;
}

/** The dialogs in which a student writes to support and reads the answers. */
export function SupportDialogs({ uid, shown, onShow }: SupportDialogsProps) {
  const close = () => onShow(null);
  const contact = (payment: string) => onShow({ about: { payment } });
  if (shown === 'all') return <RequestsDialog uid={uid} onContact={contact} onClose={close} />;
  if ('about' in shown) return <ContactDialog uid={uid} about={shown.about} onClose={close} />;
  return (
    <RequestDialog path={shown.path} onShowAll={() => onShow('all')} onContact={contact} onClose={close} />
  );
}
