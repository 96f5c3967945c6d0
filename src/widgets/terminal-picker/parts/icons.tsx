import type { ReactElement, ReactNode } from 'react';

/** Drawn on 24 × 24 with a line of 1.5; never the only carrier of a meaning. */
function Icon( { children }: { readonly children: ReactNode } ): ReactElement {
	return (
		<svg
			className="vitrina-terminal-picker__icon"
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			{ children }
		</svg>
	);
}

/** A locker: two columns of doors. */
export function LockerIcon(): ReactElement {
	return (
		<Icon>
			<rect x="3.75" y="3.75" width="16.5" height="16.5" rx="1.5" />
			<path d="M12 3.75v16.5M3.75 9.25H12M12 14.75h8.25M8.5 13v1.5M15.5 9v1.5" />
		</Icon>
	);
}

export function SearchIcon(): ReactElement {
	return (
		<Icon>
			<circle cx="10.75" cy="10.75" r="6.5" />
			<path d="m15.5 15.5 5 5" />
		</Icon>
	);
}

export function CrossIcon(): ReactElement {
	return (
		<Icon>
			<path d="m6 6 12 12M18 6 6 18" />
		</Icon>
	);
}

export function CheckIcon(): ReactElement {
	return (
		<Icon>
			<path d="m5 12.5 4.5 4.5L19 7.5" />
		</Icon>
	);
}

export function ArrowIcon(): ReactElement {
	return (
		<Icon>
			<path d="m9 6 6 6-6 6" />
		</Icon>
	);
}

export function WarningIcon(): ReactElement {
	return (
		<Icon>
			<circle cx="12" cy="12" r="8.25" />
			<path d="M12 8v4.5M12 15.75v.1" />
		</Icon>
	);
}
