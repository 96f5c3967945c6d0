import type { IconName } from '../icons';
import { Icon } from '../components/icon';

interface MessageProps {
	readonly text: string;
	readonly role?: 'alert' | 'status';
	readonly icon?: IconName;
	readonly action?: { readonly text: string; readonly run: () => void };
	readonly isLoading?: boolean;
}

/** A message shown in place of the list. */
export function Message( {
	text,
	role,
	icon,
	action,
	isLoading = false,
}: MessageProps ) {
	return (
		<div
			className={ `vitrina-terminal-picker__message${
				isLoading ? ' is-loading' : ''
			}` }
			role={ role }
		>
			{ icon && <Icon name={ icon } /> }
			<p>{ text }</p>
			{ action && (
				<button
					type="button"
					className="vitrina-terminal-picker__action"
					onClick={ action.run }
				>
					{ action.text }
				</button>
			) }
		</div>
	);
}
