import { create, createButton } from '../../components/elements';
import { createIcon } from './elements';
import type { IconName } from './icons';

interface MessageOptions {
	readonly text: string;
	readonly role?: 'alert' | 'status';
	readonly icon?: IconName;
	readonly action?: { readonly text: string; readonly run: () => void };
	readonly isLoading?: boolean;
}

/** What stands in the place of the list. */
export function createMessage( options: MessageOptions ): HTMLElement {
	const { text, role, icon, action, isLoading } = options;
	return create(
		'div',
		{
			class: `vitrina-terminal-picker__message${
				isLoading ? ' is-loading' : ''
			}`,
			...( role && { role } ),
		},
		...( icon ? [ createIcon( icon ) ] : [] ),
		create( 'p', {}, text ),
		...( action
			? [
					createButton(
						{ class: 'vitrina-terminal-picker__action' },
						action.run,
						action.text
					),
				]
			: [] )
	);
}
