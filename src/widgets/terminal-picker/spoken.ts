import { create } from '../../components/elements';

/** Speaking every keystroke's count would drown the letters typed. */
const spokenAfter = 500;

export interface Spoken {
	readonly element: HTMLElement;
	readonly say: ( text: string ) => void;
	readonly destroy: () => void;
}

/** Says a text to screen readers once it has stood for a while. */
export function createSpoken(): Spoken {
	const element = create( 'span', {
		class: 'vitrina-terminal-picker__hidden',
		role: 'status',
	} );
	let timer: ReturnType< typeof setTimeout > | undefined;
	return {
		element,
		say( text ) {
			clearTimeout( timer );
			timer = setTimeout( () => {
				element.textContent = text;
			}, spokenAfter );
		},
		destroy: () => clearTimeout( timer ),
	};
}
