import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { EmailField } from './fields.tsx';

interface LoginCardProps {
  busy: boolean;
  /** The address to begin with. */
  email?: string | undefined;
  formProps?: ComponentProps<'form'>;
  /** Why the last attempt failed. */
  problem?: ReactNode;
}

/** The sign-in form. The build also renders it to HTML, which shows before the app has loaded (app/first-paint). */
export function LoginCard({ busy, email, formProps, problem }: LoginCardProps) {
  return (
    <AuthCard
      title="Welcome back"
      subtitle="Sign in to your account to continue"
      footer={<AuthLink to="/signup">Don't have an account? Sign up</AuthLink>}
    >
      <form noValidate {...formProps} className="grid gap-5">
        {problem}
        <EmailField placeholder="Enter your email" defaultValue={email} />
        <div className="grid gap-2">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            placeholder="Enter your password"
            required
          />
          <span className="justify-self-end text-sm">
            <AuthLink to="/reset-password">Forgot password?</AuthLink>
          </span>
        </div>
        <Button type="submit" busy={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </AuthCard>
  );
}
