import { ServerHtml } from '@vitrina/react';
import { runAfterPaint } from '../../../components/after-paint';
import type { Product } from '../view';
import type { BarPart } from '../read-markup';

interface BarProps {
	readonly parts: readonly BarPart[];
	readonly product: Product;
	readonly onStep: ( by: number ) => void;
}

/** Which product of how many, the way to the others, and out. */
export function Bar( { parts, product, onStep }: BarProps ) {
	const { at, count } = product;
	const isAlone = at < 0 || count < 2;

	const draw = ( part: BarPart, key: number ) => {
		switch ( part.name ) {
			case 'step': {
				const next = at + part.by;
				return (
					<ServerHtml
						key={ key }
						as="button"
						type="button"
						className={ part.className }
						data-quick-view-step={ part.by }
						hidden={ isAlone }
						aria-disabled={ next < 0 || next >= count }
						html={ part.html }
						onClick={ ( { currentTarget } ) =>
							void runAfterPaint( currentTarget, () =>
								onStep( part.by )
							)
						}
					/>
				);
			}
			case 'place':
				return (
					<span key={ key } className="quick-view__place">
						{ isAlone ? '' : `${ at + 1 } / ${ count }` }
					</span>
				);
			case 'printed':
				return (
					<ServerHtml
						key={ key }
						className="quick-view__printed"
						html={ part.html }
					/>
				);
		}
	};

	return <div className="quick-view__bar">{ parts.map( draw ) }</div>;
}
