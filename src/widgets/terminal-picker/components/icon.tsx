import { icons, type IconName } from '../icons';

export function Icon( { name }: { readonly name: IconName } ) {
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
			<path d={ icons[ name ] } />
		</svg>
	);
}
