import { formatSize } from '@akada/domain/files/file-size';
import { formatCount, plural } from '@akada/domain/text/plural';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { queryTokens } from '@akada/domain/vault/search';
import type { VaultFilter } from '@akada/domain/vault/vault';
import { Link } from 'react-router-dom';
import { Badge, type BadgeTone, badgeClass } from '@/ui/badge.tsx';
import { DownloadIcon, HelpfulIcon, ViewsIcon } from '@/ui/icons.ts';
import { Contributor } from './contributor.tsx';
import { vaultAddress } from './use-vault-filter.ts';

/** A file's contributor and date, size, counts, subject and tags. */
export function FileFacts({ file, isShort = false }: { file: VaultItem; isShort?: boolean }) {
  return (
    <div className="grid min-w-0 gap-1.5 text-sm text-ink-soft">
      <Contributor file={file} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{formatSize(file.size)}</span>
        <span className="inline-flex items-center gap-1">
          <ViewsIcon aria-hidden className="size-3.5" /> {formatCount(file.view_count)}
          <span className="sr-only"> {plural(file.view_count, 'view')}</span>
        </span>
        <span className="inline-flex items-center gap-1">
          <DownloadIcon aria-hidden className="size-3.5" /> {formatCount(file.download_count)}
          <span className="sr-only"> {plural(file.download_count, 'download')}</span>
        </span>
        <span className="inline-flex items-center gap-1">
          <HelpfulIcon aria-hidden className="size-3.5" /> {file.helpful_count ?? 0}
          <span className="sr-only"> {plural(file.helpful_count ?? 0, 'helpful vote')}</span>
        </span>
      </p>
      {!isShort && (file.subject !== undefined || file.tags !== undefined) && (
        <p className="flex min-w-0 flex-wrap gap-1.5">
          {file.subject !== undefined && (
            <FilterLink
              tone="marigold"
              label={`Show files about ${file.subject}`}
              to={{ subject: file.subject }}
            >
              {file.subject}
            </FilterLink>
          )}
          {file.tags?.map((tag) =>
            queryTokens(tag) === null ? (
              <Badge key={tag} tone="plain">
                {tag}
              </Badge>
            ) : (
              <FilterLink key={tag} tone="plain" label={`Show files tagged ${tag}`} to={{ search: tag }}>
                {tag}
              </FilterLink>
            ),
          )}
        </p>
      )}
    </div>
  );
}

interface FilterLinkProps {
  tone: BadgeTone;
  label: string;
  to: Partial<VaultFilter>;
  children: string;
}

/** A subject or tag that filters the vault. It is above the link that covers the card. */
function FilterLink({ tone, label, to, children }: FilterLinkProps) {
  return (
    <Link
      to={vaultAddress(to)}
      aria-label={label}
      className={`${badgeClass(tone)} relative z-10 max-w-full whitespace-normal! underline-offset-2 after:absolute after:-inset-y-1.5 after:inset-x-0 hover:underline`}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Link>
  );
}
