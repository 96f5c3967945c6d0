import { ServerHtml } from '@vitrina/react';
import type { PrintedSlide } from './read-slides';

interface SlideProps {
	readonly slide: PrintedSlide;
	readonly className: string;
	/** Whether keys and screen readers pass over it. */
	readonly isInert?: boolean;
}

/** The box of a slide; its content is the HTML of other blocks. */
export function Slide( { slide, className, isInert }: SlideProps ) {
	return (
		<ServerHtml
			className={ className }
			role="group"
			aria-roledescription={ slide.roleDescription }
			aria-label={ slide.label }
			html={ slide.html }
			// React 18 does not know the attribute as a boolean.
			{ ...( isInert && { inert: '' } ) }
		/>
	);
}
