import { useEffect, useState } from 'react';

/**
 * In milliseconds. Without the delay, the count would interrupt the letters that a screen
 * reader reads out while the shopper types.
 */
const delay = 500;

/** Announces a text to screen readers after it has not changed for a moment. */
export function Announcement( { text }: { readonly text: string } ) {
	const [ announced, setAnnounced ] = useState( '' );

	useEffect( () => {
		const timer = setTimeout( () => setAnnounced( text ), delay );
		return () => clearTimeout( timer );
	}, [ text ] );

	return (
		<span className="vitrina-terminal-picker__hidden" role="status">
			{ announced }
		</span>
	);
}
