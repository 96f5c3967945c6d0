import { ServerHtml } from '@vitrina/react';
import type { PrintedButton } from '../read-markup';

interface ButtonProps {
	/** What it moves: `step` for pictures, `page` for thumbnails. */
	readonly name: 'step' | 'page';
	readonly button: PrintedButton;
	/** Whether a press would lead nowhere. */
	readonly isAtEnd: boolean;
	/** False in the first render, which is what the server printed. */
	readonly isKnown: boolean;
	readonly onPress: ( by: -1 | 1 ) => void;
}

/** It keeps the focus at an end, so it is never `disabled`. */
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
