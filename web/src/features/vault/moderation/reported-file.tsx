import type { ReportedFile as Reported } from '@akada/domain/support/schemas';
import { type Moderation, REPORT_REASONS } from '@akada/domain/support/tickets';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { DeleteDialog } from '../lazy-dialogs.tsx';

interface ReportedFileProps {
  reported: Stored<Reported>;
  onDecide: (decision: Moderation) => Promise<void>;
}

type Report = Reported['told'][number];

/** A reported file with its reports and the three decisions. */
export function ReportedFile({ reported, onDecide }: ReportedFileProps) {
  const [deciding, setDeciding] = useState<Moderation | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const decide = async (decision: Moderation) => {
    setDeciding(decision);
    await onDecide(decision);
    setDeciding(null);
  };
  const button = (decision: Moderation, label: string) => (
    <Button
      look={decision === 'delete' ? 'danger' : 'secondary'}
      busy={deciding === decision}
      disabled={deciding !== null}
      onClick={() => (decision === 'delete' ? setIsAsking(true) : void decide(decision))}
    >
      {label}
    </Button>
  );
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 grow font-bold">{reported.filename}</h2>
        <Badge tone="red">{quantity(reported.reports, 'report')}</Badge>
        <Badge tone={reported.hidden ? 'yellow' : 'green'}>{reported.hidden ? 'Hidden' : 'Listed'}</Badge>
      </div>
      <ul className="grid gap-1.5 text-sm">
        {reported.told.map(({ reason, details, filename, created_at, reporter }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two reports can have the same time, and a line has no state
          <li key={index}>
            <strong>{REPORT_REASONS[reason]}</strong>
            {details && <>: {details}</>}{' '}
            {filename !== undefined && filename !== reported.filename && <>Reported as “{filename}”. </>}
            <span className="text-ink-soft">
              ({relativeTime(created_at)}
              {reporter && `, ${reporterText(reporter)}`})
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={`/dashboard/vault?file=${reported.id}`}
          className="mr-auto font-semibold text-brand-ink underline"
        >
          Open the file
        </Link>
        {button('restore', reported.hidden ? 'Restore' : 'Keep')}
        {!reported.hidden && button('hide', 'Hide')}
        {button('delete', 'Delete')}
      </div>
      {isAsking && (
        <DeleteDialog
          filename={reported.filename}
          onDelete={() => {
            setIsAsking(false);
            void decide('delete');
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}

/** Who reported the file, the report's weight, and how moderators decided the student's other reports. */
function reporterText(reporter: NonNullable<Report['reporter']>): string {
  const { full_name, username, weight, upheld, rejected } = reporter;
  const name = [full_name, username && `@${username}`].filter(Boolean).join(' ') || 'Anonymous';
  return `by ${name}, weight ${weight}, ${upheld} upheld, ${rejected} rejected`;
}
