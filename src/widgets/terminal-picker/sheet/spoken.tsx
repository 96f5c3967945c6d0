import { useEffect, useState, type ReactElement } from 'react';

/** Milliseconds. Announced after each letter, the count would drown out the letters as they are read back. */
const spokenAfter = 500;

/** Says a text to screen readers once it has stood for a while. */
export function Spoken( { text }: { readonly text: string } ): ReactElement {
	const [ spoken, setSpoken ] = useState( '' );

	useEffect( () => {
		const timer = setTimeout( () => setSpoken( text ), spokenAfter );
		return () => clearTimeout( timer );
	}, [ text ] );

	return (
		<span className="vitrina-terminal-picker__hidden" role="status">
			{ spoken }
		</span>
	);
}
