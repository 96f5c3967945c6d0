import { ServerHtml } from '@vitrina/react';
import { useRef } from 'react';
import type { QuickViewProps } from '../read-markup';
import { usePanel, type PanelState } from '../use-panel';
import type { Content } from '../view';
import { Bar } from './bar';
import { Product } from './product';
import { Loading } from './loading';

interface FrameProps extends QuickViewProps, PanelState {
	readonly content: Content;
}

/** The dialog with its bar and the product, loading or loaded. */
export function Frame( props: FrameProps ) {
	const { store, content, className, bar, more, texts } = props;
	const dialog = useRef< HTMLDialogElement >( null );
	usePanel( dialog, props );
	return (
		<dialog
			ref={ dialog }
			className={ className }
			data-panel="quick-view"
			aria-labelledby="quick-view-title"
		>
			<Bar
				parts={ bar }
				product={ content.product }
				onStep={ store.actions.step }
			/>
			<div
				className="quick-view__content"
				aria-busy={ content.status === 'loading' || undefined }
			>
				{ content.status === 'loading' ? (
					<Loading product={ content.product } name={ texts.title } />
				) : (
					<Product key={ content.requestId } html={ content.html } />
				) }
			</div>
			{ more && (
				<ServerHtml className="quick-view__printed" html={ more } />
			) }
		</dialog>
	);
}
