import { ServerHtml } from '@vitrina/react';
import type { PrintedButton } from '../read-markup';

interface ButtonProps {
	/** What it scrolls: `step` for pictures, `page` for thumbnails. */
	readonly name: 'step' | 'page';
	readonly button: PrintedButton;
	readonly isAtEnd: boolean;
	/** False in the first render, which equals the server markup. */
	readonly isKnown: boolean;
	readonly onPress: ( by: -1 | 1 ) => void;
}

/** A button that keeps the focus at an end: `aria-disabled`, never `disabled`. */
export function Button( {
	name,
	button: { by, html },
	isAtEnd,
	isKnown,
	onPress,
}: ButtonProps ) {
	return (
		<ServerHtml
			as="button"
			className={ `gallery__button gallery__button--${ name }` }
			type="button"
			{ ...{ [ `data-${ name }` ]: by } }
			aria-disabled={ isKnown ? isAtEnd : undefined }
			onClick={ () => onPress( by ) }
			html={ html }
		/>
	);
}
