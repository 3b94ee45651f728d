import './switch.css';

interface SwitchProps {
  checked: boolean;
  disabled?: boolean;
  /** The id of the element that describes it. */
  describedBy?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off at once; a label around it names it. */
export function Switch({ checked, disabled = false, describedBy, onChange }: SwitchProps) {
  return (
    <span className="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the input's own state is the switch's
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
    </span>
  );
}
